// How it is told that a rule keeps something from a reader.
import { WithheldError } from "#access/index.js";
/** The status and the words; `null` for other errors. */
export function withheldAnswer(error) {
    if (!(error instanceof WithheldError))
        return null;
    const { message, kind } = error;
    // RFC 7725 section 3: 451 with an explanation; who demanded it is for the message to say.
    if (kind === "blocked")
        return { status: 451, title: "Not open", message };
    if (kind === "embargoed")
        return { status: 403, title: "Not open yet", message };
    return { status: 503, title: "Nothing is shown now", message };
}
/** What the keeper of the archive is to read in the log; `null` where nothing is wrong. */
export function withheldFault(error) {
    return error instanceof WithheldError && error.kind === "unreadable" ? String(error.cause) : null;
}
