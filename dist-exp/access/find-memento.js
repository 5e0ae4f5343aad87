// Which stored response is shown for a URL at a time, without preparing it: the very choice that replay makes.
import { IsochronError } from "#errors.js";
import { decodeContent, parseHttpResponse } from "#formats/index.js";
import { closeBody } from "./byte-range.js";
import { BY_INDEX, choicesAt } from "./coherent/served-choice.js";
import { foundEntries, lookedUpAs } from "./found-entries.js";
import { longContent, shownHead } from "./long-replay.js";
import { leadsToItself } from "./self-redirect.js";
/** More records than this are not tried: somebody waits for the page. */
export const MOST_TRIES = 8;
/** Finds the response that is shown for a page at a time, and what is known of it; where none can be, the best. */
export async function findMemento(index, given, { servedBy = BY_INDEX, canBeShown = async () => true, ...asked } = {}) {
    const looked = { ...asked, ...lookedUpAs(given.url) };
    const { isLoose: _isLoose, ...query } = { ...given, ...looked };
    const { entries } = await foundEntries(index, looked);
    const passedOver = [];
    let best = null;
    for await (const choice of choicesAt(entries, query, servedBy)) {
        const { entry } = choice;
        best ??= choice;
        const isCircular = await leadsRound(index, entry, { entries, query, servedBy });
        if (!isCircular && (await canBeShown(entry)))
            return { ...choice, passedOver, isShown: true };
        passedOver.push({ entry, why: isCircular ? "circular" : "unreadable" });
        if (passedOver.length >= MOST_TRIES || (isCircular && isNamed(entry, query)))
            break;
    }
    return best && { ...best, passedOver, isShown: false };
}
/** Whether a record can be shown: it is read back, holds a final response, and its content decodes. */
export async function isShowable(index, entry) {
    const stored = await openStored(index, entry);
    const head = stored && shownHead(stored.first);
    if (stored === null || head === null)
        return false;
    if (stored.pieces !== null)
        return beginsToDecode(stored.pieces, head, entry.url);
    const response = parseHttpResponse(stored.first);
    return response.ok && decodeContent(response.body, response.headers).kind === "ok";
}
/** Of what is long the beginning is tried, as replay does before it sends anything. */
async function beginsToDecode(pieces, head, url) {
    const content = await longContent(pieces, head, { url, askedUrl: url, rewrite: () => null, opening: "" });
    if (content.kind !== "ok")
        return false;
    await closeBody(content.body);
    return true;
}
/** Opens a record; damage to a file is something to tell the reader, not a failure of the program. */
export async function openStored(index, entry) {
    try {
        return await index.open(entry);
    }
    catch (error) {
        if (error instanceof IsochronError)
            return null;
        throw error;
    }
}
/** Whether exactly this record is asked for. */
export function isNamed({ at, url }, query) {
    return at === query.at && url === query.url;
}
async function leadsRound(index, entry, round) {
    const { status } = entry;
    if (status === null || status < 300 || status >= 400)
        return false;
    const stored = await openStored(index, entry);
    const head = stored && shownHead(stored.first);
    return head !== null && leadsToItself(head, entry, round);
}
