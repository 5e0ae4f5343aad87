// What the verification of a testimony rests on, in sentences: what was recomputed, and what only the teller knew.
import { NO_ACCOUNT } from "../account.js";
/** The account of a testimony that says what its records say. */
export function testimonyAccount(figures, lines) {
    if (lines.all.length > 0)
        return NO_ACCOUNT;
    const { records, warcs, bytes } = figures;
    const seals = lines.sealsChecked;
    return {
        recomputed: [
            `${records} records in ${counted(warcs, "WARC file")} (${bytes} bytes): every content's digest, status, type and Location, that every span on record is listed as it was told, that none overlap, every count, and the root over all versions.`,
            ...(seals.length === 0 ? [] : [`The seals from outside: ${seals.join(", ")}.`]),
        ],
        onTrust: [
            "That what is told is so: whoever holds the key, or had the source or the recorder in hand, can tell anything.",
            ...(figures.tier === "source" ? ofSource(figures) : ofServed(figures)),
            "What was there when nothing is told: a gap is no 404.",
            clockOf(lines),
            ...(figures.removed === 0
                ? []
                : [`${counted(figures.removed, "version")} whose records were removed by order: as signed.`]),
            `The teller's words: where it comes from (${figures.by}), origins, notes, software.`,
        ],
    };
}
function ofSource({ converted }) {
    return [
        "That it was published, and the source's own dates: what changed in a source is not thereby what a server gave out.",
        ...(converted === 0
            ? []
            : [`That the site made the same of it: ${counted(converted, "version")} were made by a conversion.`]),
    ];
}
function ofServed({ answers }) {
    return [
        `The recorder's count of ${counted(answers ?? 0, "answer")}, that they were equal, and that it saw no other between them.`,
        "What caches before the recorder answered, and what was left out of heads.",
    ];
}
function clockOf({ stampsAt: { end } }) {
    return end === null
        ? "The clocks that told it: no time stamp bounds them."
        : "The clocks that told it, save that the testimony existed by the time stamp.";
}
function counted(count, what) {
    return `${count} ${what}${count === 1 ? "" : "s"}`;
}
