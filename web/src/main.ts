import { mount } from "svelte";
import App from "./App.svelte";
import { startRoute } from "./state/route.svelte.ts";
import { startInstall } from "./state/install.svelte.ts";
import { startNotices } from "./state/notice.svelte.ts";
import { openSession, tryNow } from "./state/session.svelte.ts";
import { startSettings } from "./state/settings.svelte.ts";
import { startUpdates } from "./state/update.svelte.ts";
import "./ui/page.css";

const target = document.getElementById("page");
startRoute();
startInstall();
// The house gets to know this browser while the texts are still on their way; whoever needs it
// asks again, and says so if it failed.
openSession().catch(() => {});
addEventListener("online", tryNow);
// Without its texts the page is shown all the same, so that it can say what is wrong.
startSettings()
  .catch(() => {})
  .finally(() => {
    if (target) mount(App, { target });
    startUpdates();
    startNotices();
  });
