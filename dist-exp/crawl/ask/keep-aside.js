// Answers beside the pages (robots.txt, lists of URLs, trials) are kept in the WARC and are no looks at a page.
import { asideNote, noResponseFields } from "#formats/run-records/index.js";
import { discard } from "./asker.js";
/** Writes what came of a question, whatever it was, and gives up what was put aside for it. */
export async function keepAside(sink, url, pass, answered) {
    const { result, reading } = answered;
    const note = asideNote(pass);
    if (result.kind !== "response") {
        await sink.writeMetadata(url, noResponseFields(note, result), result.times.sentAt);
        return;
    }
    const { exchange } = result;
    await sink.writeExchange({ url, exchange, payload: reading?.payload ?? null, refersTo: null, note });
    await discard(answered);
}
