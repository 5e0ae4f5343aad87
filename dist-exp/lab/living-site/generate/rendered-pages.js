// Remembers the bodies rendered last: simulations ask for the same few pages thousands of times.
import { canonicalPayload } from "../answer/content-coding.js";
const MAX_KEPT = 1000;
/** The newest rendering of each of the pages asked for last; bodies with noise are never kept. */
export class RenderedPages {
    #kept = new Map();
    render(page, version, noise) {
        if (noise !== null)
            return rendering(page, page.entity(version, noise));
        const kept = this.#kept.get(page);
        const rendered = kept?.version === version ? kept.rendered : rendering(page, page.entity(version, null));
        // Put last: a Map keeps its order of insertion, so the first is the one not asked for longest.
        this.#kept.delete(page);
        this.#kept.set(page, { version, rendered });
        if (this.#kept.size > MAX_KEPT)
            this.#kept.delete(this.#kept.keys().next().value);
        return rendered;
    }
}
function rendering(page, entity) {
    let payload = null;
    return { entity, payload: () => (payload ??= canonicalPayload(page.habits.coding, entity.body)) };
}
