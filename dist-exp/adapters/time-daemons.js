/** By how much a clock may go wrong from one poll to the next: PHI of RFC 5905 (15 ppm) over 2048 s, the rarest polls. */
const DRIFT_PER_POLL_SECONDS = 15e-6 * 2048;
/** A clock further off than this is kept by nobody. */
const MOST_SECONDS = 3600;
/**
 * `chronyc -c tracking`, comma-separated: reference id, name, stratum, reference time, system time offset, last offset,
 * RMS offset, frequency, residual frequency, skew, root delay, root dispersion, update interval, leap status.
 */
export function chronyKeeping(said) {
    const fields = said?.trim().split(",") ?? [];
    if (fields.at(-1) !== "Normal")
        return null;
    const [offset, delay, dispersion] = [fields[4], fields[10], fields[11]].map(Number);
    return kept("synchronised by chrony", [offset, delay, dispersion]);
}
/** `timedatectl timesync-status`: lines such as `Root distance: 9.7ms (max: 5s)`, `Offset: -1.1ms`, `Delay: 30ms`. */
export function timesyncKeeping(said, isSynchronised) {
    if (!isSynchronised)
        return null;
    const by = "synchronised by systemd-timesyncd";
    const span = (name) => spanSeconds(new RegExp(`^ *${name}: ([^(\\n]{1,60})`, "m").exec(said ?? "")?.[1] ?? "");
    // The root distance is the server's own.
    return (kept(by, [span("Offset"), span("Delay"), span("Root distance") + DRIFT_PER_POLL_SECONDS]) ?? {
        by,
        boundMs: null,
    });
}
/** `ntpq -c "rv 0 …"`, `name=value` pairs, times in milliseconds. */
export function ntpdKeeping(said) {
    const valueOf = (name) => new RegExp(`\\b${name}=([^,\\s]{1,40})`).exec(said ?? "")?.[1];
    if (!/^(?:00|0|leap_none)$/.test(valueOf("leap") ?? ""))
        return null;
    const seconds = (name) => Number(valueOf(name) ?? "NaN") / 1000;
    return kept("synchronised by ntpd", [seconds("offset"), seconds("rootdelay"), seconds("rootdisp")]);
}
function kept(by, [offset, delay, dispersion]) {
    const seconds = Math.abs(offset) + delay / 2 + dispersion;
    if (!(seconds >= 0 && seconds <= MOST_SECONDS))
        return null;
    return { by, boundMs: Math.ceil(seconds * 1000) };
}
const UNIT_SECONDS = { us: 1e-6, ms: 1e-3, s: 1, min: 60 };
/** systemd's spans, such as `1min 2.5s` or `381us`; `0` has no unit. */
function spanSeconds(text) {
    if (text.trim() === "0")
        return 0;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(us|ms|s|min)\b/g)];
    return parts.length === 0
        ? NaN
        : parts.reduce((sum, [, n, unit]) => sum + Number(n) * UNIT_SECONDS[unit], 0);
}
