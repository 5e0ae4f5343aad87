// What the browser is given: responses as they are in the archive, so that whoever holds the archive can show the page
// from the same bytes.
import { readResponse } from "#formats/index.js";
import { isCaptured } from "#model/index.js";
/** The answer that a look at a page is to the browser. */
export async function answerFromArchive(warcs, sighting) {
    const { outcome } = sighting;
    if (outcome.kind === "refused")
        return { kind: "refused", why: outcome.reason };
    const id = sighting.records.find(({ type }) => type !== "request" && type !== "metadata")?.id;
    const bytes = id === undefined ? null : await warcs.read(sighting);
    if (id === undefined || bytes === null)
        return { kind: "failed", code: outcome.kind === "failed" ? outcome.code : "not-stored" };
    const response = await readResponse({ first: bytes, pieces: null });
    if (!response.ok)
        return { kind: "failed", code: "bad-response" };
    const isCut = !response.complete || (outcome.kind === "failed" && outcome.code === "truncated");
    if (isCut && !isStream(response))
        return { kind: "truncated", id };
    return shown(id, response, isCut);
}
/** The look whose answer stands for the page in this pass: the first that showed a state, else the last of all. */
export function lookToShow(sightings) {
    return sightings.find(isCaptured) ?? sightings.at(-1) ?? null;
}
function shown(id, response, isEndless) {
    if (response.kind === "undecodable")
        return { kind: "failed", code: response.code };
    if (response.content.length < response.contentBytes)
        return { kind: "refused", why: "longer than is given to the browser" };
    const { status, headers, content: body } = response;
    return { kind: "response", id, status, headers, body, ...(isEndless && { isEndless }) };
}
function isStream(response) {
    return /^text\/event-stream\b/i.test(response.header("content-type") ?? "");
}
