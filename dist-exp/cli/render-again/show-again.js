// A document shown again from the bytes that a certificate lists: does it ask for what the certificate says, and show
// the same text?
import { browserOf, instant } from "#model/index.js";
import { askedPage } from "#render/index.js";
import { stepsAgain } from "./steps-again.js";
/** So many requests that differ are named. */
const MOST_NAMED = 5;
/** Shows one document again. */
export async function showAgain(renderer, answers, { url, rendering }) {
    const { behaviours, steps: sites } = browserOf(answers.certificate.settings);
    const redone = stepsAgain(sites, url);
    const document = await answers.answerOf(redone.document);
    if (document.kind !== "response")
        return { url, differences: ["its document is no response"] };
    const asked = new Set(redone.document === url ? [] : [redone.document]);
    const unheld = new Set();
    const answer = async (request) => {
        const page = askedPage(request);
        if (page.kind === "refused")
            return page;
        const named = redone.nameOf(page.url, request);
        if (!answers.has(named)) {
            unheld.add(request.url);
            return answers.answerOf(named);
        }
        if (named !== url)
            asked.add(named);
        const given = await answers.answerOf(named);
        // A HEAD is answered by the head of what a GET brought (RFC 9110 section 9.3.2).
        return request.method === "HEAD" && given.kind === "response"
            ? { ...given, body: new Uint8Array() }
            : given;
    };
    const at = instant(answers.shownAt(url));
    const shown = { url, document, at, answer, screenshot: "none", behaviours, ...redone.toTake };
    const outcome = await renderer.render(shown);
    const text = outcome.kind === "rendered" ? outcome.rendering.tree.textDigest : null;
    const failure = outcome.kind === "failed" ? outcome.code : null;
    return { url, differences: differencesOf(rendering, { asked, unheld, text, failure }) };
}
function differencesOf(said, { asked, unheld, text, failure }) {
    if (failure !== null)
        return said.failure === null ? [`it cannot be shown: ${failure}`] : [];
    const open = new Set(said.open.map(({ url }) => url));
    return [
        ...(said.failure === null ? [] : [`it can be shown, and the certificate says: ${said.failure}`]),
        ...named("asks for what the certificate does not name", notIn(asked, new Set(said.requests))),
        ...named("asks for what the capture did not hold", notIn(unheld, open)),
        ...named("does not ask for", notIn(new Set(said.requests), asked)),
        ...(said.failure !== null || text === said.textDigest ? [] : ["shows another text"]),
    ];
}
function notIn(these, those) {
    return [...these].filter((one) => !those.has(one));
}
function named(words, urls) {
    if (urls.length === 0)
        return [];
    const more = urls.length > MOST_NAMED ? ` and ${urls.length - MOST_NAMED} further ones` : "";
    return [`${words}: ${urls.slice(0, MOST_NAMED).join(", ")}${more}`];
}
