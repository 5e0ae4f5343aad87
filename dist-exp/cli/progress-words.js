// What a progress display says, cut to the width there is.
import { pageLabel } from "#model/index.js";
import { count, duration, percent, size } from "#chart/index.js";
import { printable, printableJson } from "#formats/index.js";
const PASS_NAMES = {
    visit: "visiting",
    revisit: "revisiting",
    late: "late pages",
    probe: "probing",
};
const STATE_NAMES = { running: "", paused: "PAUSED", "disk-full": "DISK FULL, waiting for space" };
/** Two lines of at most `columns` characters: how far, and how it goes. */
export function progressLines(progress, columns) {
    return [fit(headSegments(progress), columns), fit(["", ...figureSegments(progress)], columns)];
}
/** One line without a limit, for logs. */
export function progressLine(progress) {
    return [...headSegments(progress), ...figureSegments(progress).slice(0, -1)].join("  ");
}
/** One JSON object; names may be added, never changed. */
export function progressJson({ figures, ...counts }) {
    const left = Math.max(0, counts.total - counts.done);
    return printableJson({ event: "progress", ...counts, left, ...figures }, 0);
}
function headSegments({ pass, done, total, state = "running", figures }) {
    const counts = `${PASS_NAMES[pass].padEnd(10)} ${count(done).padStart(6)} of ${count(total)}`;
    if (state !== "running")
        return [counts, STATE_NAMES[state]];
    if (!figures)
        return [counts];
    const { pagesPerSecond, bytesPerSecond, etaMs } = figures;
    return [
        counts,
        `${pagesPerSecond.toFixed(1)} pages/s`,
        ...(etaMs === null || done >= total
            ? []
            : [`${pass === "visit" ? "at least" : "about"} ${roughly(etaMs)} left`]),
        `${size(bytesPerSecond)}/s`,
    ];
}
function figureSegments({ done, url, figures }) {
    if (!figures)
        return [printable(pageLabel(url))];
    const { sharp, failures, bytes, slowestHost } = figures;
    // Of what is revisited; repairs and probes are a few pages of all.
    const share = sharp === null || sharp > done ? "" : ` (${percent(sharp, done)})`;
    return [
        ...(sharp === null ? [] : [`sharp ${count(sharp)}${share}`]),
        `failed ${count(failures)}`,
        `${size(bytes)} received`,
        ...(slowestHost ? [`slowest ${printable(slowestHost.host)} ${duration(slowestHost.meanMs)}`] : []),
        printable(pageLabel(url)),
    ];
}
/** Nobody needs tenths of a second of a guess. */
function roughly(ms) {
    return duration(Math.max(1000, Math.round(ms / 1000) * 1000)).replace(".0 s", " s");
}
/** As many whole segments as fit; the last one that does not is cut. */
function fit(segments, columns) {
    let line = "";
    for (const segment of segments) {
        const room = columns - Array.from(line).length - (line === "" ? 0 : 2);
        if (room < 4 && line !== "")
            break;
        const cut = Array.from(segment).slice(0, Math.max(0, room)).join("");
        line = line === "" && segment === "" ? " " : line === "" ? cut : `${line}  ${cut}`;
        if (cut.length < segment.length)
            break;
    }
    return line;
}
