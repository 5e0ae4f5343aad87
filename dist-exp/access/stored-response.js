// A response as it is stored, at its own address and with nothing rewritten: what replay is held against.
import { IsochronError } from "#errors.js";
import { parsePageUrl } from "#model/index.js";
import { captureSpan } from "./capture-span.js";
import { contentOf } from "./files/stored-content.js";
import { findMemento } from "./find-memento.js";
import { shownHead } from "./long-replay.js";
import { upTo } from "./whole-body.js";
const CIRCULAR = { kind: "unreadable", reason: "it redirects to itself" };
/** Finds the record that replay would show, and gives it as it is. */
export async function storedResponse(index, asked) {
    const url = parsePageUrl(asked.url);
    if (!url)
        return { kind: "absent" };
    const { at, captures, mostBytes, ...finding } = asked;
    const query = { url, at, within: captureSpan(captures, { at }) };
    let last = { kind: "absent" };
    const canBeShown = async (entry) => {
        last = await readEntry(index, entry, mostBytes);
        return last.kind !== "unreadable";
    };
    const found = await findMemento(index, query, { ...finding, canBeShown });
    // Where none can be shown, what is wrong with the last one is told.
    if (found === null)
        return { kind: "absent" };
    const told = last;
    if (told.kind === "stored")
        return { ...told, captureId: found.evidence.captureId };
    return told.kind === "absent" ? CIRCULAR : told;
}
async function readEntry(index, entry, mostBytes) {
    const unreadable = (reason) => ({ kind: "unreadable", reason });
    try {
        const stored = await index.open(entry);
        const head = shownHead(stored.first);
        if (head === null)
            return unreadable("its record holds no final HTTP response");
        const content = contentOf(stored, head);
        if (typeof content === "string")
            return unreadable(content);
        const body = await upTo(content.pieces, mostBytes);
        if (body === null)
            return { kind: "too-long" };
        const { url, at } = entry;
        const { status, headers } = head;
        return { kind: "stored", url, at, captureId: null, status, headers, body };
    }
    catch (error) {
        // Damage to a file is something to tell the reader, not a failure of the program.
        if (error instanceof IsochronError)
            return unreadable(`its record cannot be read back: ${error.message}`);
        throw error;
    }
}
