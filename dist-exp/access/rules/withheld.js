// What a reader is told who may not see something.
import { IsochronError } from "#errors.js";
import { formatCalendarSpan, toIso } from "#model/index.js";
/** A rule keeps it from this reader. Nothing that it says depends on what is stored, only on what the rule says. */
export class WithheldError extends IsochronError {
    name = "WithheldError";
    kind;
    constructor(kind, message, options) {
        super("WITHHELD", message, options);
        this.kind = kind;
    }
}
/** The words of a rule; `null` for one that lets readers see. */
export function withheldBy({ access }) {
    if (access.kind === "block")
        return new WithheldError("blocked", access.message);
    if (access.kind !== "embargo")
        return null;
    const { until, message } = access;
    const end = typeof until === "number"
        ? `until ${toIso(until)}`
        : `for ${formatCalendarSpan(until)} after each capture`;
    return new WithheldError("embargoed", `Under embargo ${end}.${message === null ? "" : ` ${message}`}`);
}
/** Rules that cannot be read hide everything. */
export function rulesUnreadable(cause) {
    return new WithheldError("unreadable", "The rules of this archive cannot be read; ask its keeper.", {
        cause,
    });
}
/** What speaks of a whole capture is not cut to what a reader may see: it would not be true of it any more. */
export function wholeWithheld(what) {
    return new WithheldError("embargoed", `${what} for readers to whom all of the capture is open.`);
}
