// The same edit on many pages of a capture is the site's template's, wherever it stands: menus inside the main part,
// pages without landmarks. A tally is kept of the edits of all pages compared; what it knows excuses an edit afterwards.
import { hash32 } from "../similarity/minhash.js";
import { isFigureEdit } from "./figures.js";
/** Fewer pages with the same edit may be a series of pages edited alike. */
const LEAST_PAGES = 5;
/** Of the pages compared, at least this share must show the edit. */
const LEAST_SHARE = 0.1;
/** Edits remembered over all pages; what comes later is not counted, so that less is excused. */
const MOST_EDITS = 200_000;
/** Of one page so many edits are remembered: a new layout is a few hundred. */
const MOST_PER_PAGE = 2000;
/** Counts on how many pages each edit was made. */
export class EditTally {
    #pages = new Map();
    /** Of each page that counted an edit, the edits. */
    #counting = new Map();
    #compared = 0;
    /** Takes the edits of one page; also those of the site's frame, which prove that others are the template's. */
    see(edits, page = "") {
        this.#compared++;
        const [seen, counting] = [new Set(), new Set()];
        for (const edit of edits) {
            if (seen.size >= MOST_PER_PAGE)
                break;
            for (const key of keysOf(edit)) {
                seen.add(key);
                if (edit.excuse === null)
                    counting.add(key);
            }
        }
        if (counting.size > 0)
            this.#counting.set(page, [...counting]);
        for (const key of seen) {
            const pages = this.#pages.get(key);
            if (pages !== undefined || this.#pages.size < MOST_EDITS)
                this.#pages.set(key, (pages ?? 0) + 1);
        }
    }
    /** What the pages seen so far share. */
    template() {
        const least = Math.max(LEAST_PAGES, LEAST_SHARE * this.#compared);
        const shared = new Set([...this.#pages].filter(([, pages]) => pages >= least).map(([key]) => key));
        return {
            // A figure may be a price, and several pages may name the same one.
            has: (edit) => shared.size > 0 && !isFigureEdit(edit) && keysOf(edit).every((key) => shared.has(key)),
            concerns: (page) => this.#counting.get(page)?.some((key) => shared.has(key)) ?? false,
        };
    }
}
/** What went and what came; of a move, what moved. Where it stands is left open: pages differ. */
function keysOf({ type, before, after }) {
    if (type === "move")
        return [keyOf("~", after)];
    return [...(before ? [keyOf("-", before)] : []), ...(after ? [keyOf("+", after)] : [])];
}
/** 53 bits: two edits of a large site hardly ever share a key. */
function keyOf(sign, { kind, value }) {
    const text = `${sign}${kind} ${value}`;
    return (hash32(text) >>> 0) * 0x20_0000 + (hash32(`2${text}`) >>> 11);
}
