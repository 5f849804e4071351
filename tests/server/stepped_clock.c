/* Preloaded into a server: adds seconds to what the clocks of this machine show to it. The file that
   STEPPED_CLOCK names has two numbers, for the clock of days and for the steady one. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *now)
{
    static int (*real)(clockid_t, struct timespec *);
    if (!real)
        real = dlsym(RTLD_NEXT, "clock_gettime");
    int answer = real(clock, now);
    long days = 0, steady = 0;
    FILE *file = fopen(getenv("STEPPED_CLOCK"), "r");
    if (file) {
        if (fscanf(file, "%ld %ld", &days, &steady) != 2)
            days = steady = 0;
        fclose(file);
    }
    if (clock == CLOCK_REALTIME)
        now->tv_sec += days;
    if (clock == CLOCK_MONOTONIC)
        now->tv_sec += steady;
    return answer;
}
