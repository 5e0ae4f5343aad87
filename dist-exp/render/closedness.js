/** Every answer of one rendering, by the request that it belongs to. */
export class HeldAnswers {
    #answers = new Map();
    /** Answers as another does, and keeps what it said. */
    keeping(answer) {
        return async (request, signal) => {
            const given = await answer(request, signal);
            this.keep(request, given);
            return given;
        };
    }
    keep({ identity }, answer) {
        const known = this.#answers.get(identity);
        if (known)
            known.push(answer);
        else
            this.#answers.set(identity, [answer]);
    }
    /** Answers from what is kept alone: the nth time as it was answered the nth time; what is not held, fails. */
    replaying() {
        const asked = new Map();
        const missing = [];
        const answer = (request) => {
            const answers = this.#answers.get(request.identity) ?? [];
            const turn = asked.get(request.identity) ?? 0;
            asked.set(request.identity, turn + 1);
            const held = answers[Math.min(turn, answers.length - 1)];
            if (held === undefined)
                missing.push(request);
            return Promise.resolve(held ?? { kind: "failed", code: "not-held" });
        };
        return { answer, missing };
    }
}
/** Shows a page again from what is held, and compares. */
export async function checkClosedness(renderer, page, first, held) {
    const { answer } = held.replaying();
    return compareRenderings(first, await renderer.render({ ...page, answer, screenshot: "none" }));
}
/** The comparison alone. */
export function compareRenderings(first, again) {
    if (again.kind === "failed")
        return { ...NOT_CLOSED, failure: again.code };
    const second = again.rendering;
    const notHeld = without(second, first);
    const notAsked = without(first, second);
    const isTextEqual = first.tree.textDigest === second.tree.textDigest;
    const areActsEqual = actsOf(first) === actsOf(second);
    const isClosed = notHeld.length === 0 && notAsked.length === 0 && isTextEqual && areActsEqual;
    return { isClosed, notHeld, notAsked, isTextEqual, areActsEqual, failure: null };
}
const NOT_CLOSED = { isClosed: false, notHeld: [], notAsked: [], isTextEqual: false, areActsEqual: false };
function actsOf({ acts, steps }) {
    return JSON.stringify([acts, steps]);
}
function without(these, those) {
    const known = new Set(those.requests.map(({ identity }) => identity));
    const others = these.requests.filter(({ identity }) => !known.has(identity));
    return [...new Set(others.map(({ method, url }) => `${method} ${url}`))];
}
