"""The house over HTTP: each file answers some of the calls that `remeld.protocol.http` declares."""
