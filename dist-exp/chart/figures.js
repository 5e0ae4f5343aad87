// Figures as people read them, the same in charts, reports and the UI.
/** `12:31:07.412Z`. */
export function clockTime(ms) {
    return new Date(ms).toISOString().slice(11);
}
/** `2026-11-15 12:31:07.412 UTC`. */
export function fullTime(ms) {
    return new Date(ms).toISOString().replace("T", " ").replace("Z", " UTC");
}
/** A share with one decimal, rounded down: 100.0 % means all of them. */
export function percent(part, whole) {
    if (whole === 0)
        return "–";
    return `${(Math.floor((part / whole) * 1000 + 1e-9) / 10).toFixed(1)} %`;
}
/** A whole number with thin groups of three digits. */
export function count(value) {
    return String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
/** `1 page`, `2 pages`. */
export function pagesWord(value) {
    return `${count(value)} ${value === 1 ? "page" : "pages"}`;
}
/** A length of time in its two greatest units. */
export function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const [d, h, m, s] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map(Math.floor);
    if (d > 0)
        return `${d} d ${h} h`;
    return h > 0 ? `${h} h ${m} min` : `${m} min ${s} s`;
}
/** A size in decimal units. */
export function size(bytes) {
    const units = ["bytes", "kB", "MB", "GB", "TB"];
    const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
    return power === 0 ? `${bytes} bytes` : `${(bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}
