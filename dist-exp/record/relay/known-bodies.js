// The bodies that were seen last: most answers repeat the one before, and comparing bytes takes a tenth of the time of
// a digest. What is equal to the byte has the digest that the first of them had.
import { createHash, hash } from "node:crypto";
/** Forms of one page that are remembered: the codings that visitors ask for, and a change. */
const MOST_OF_A_PAGE = 4;
/** Bodies by page, within a bound; the pages asked for longest ago are forgotten first. */
export class KnownBodies {
    #maxBytes;
    #pages = new Map();
    #bytes = 0;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    get bytes() {
        return this.#bytes;
    }
    /** The answer's form: status, content type, Location, content coding and digest of the body, in one line each. */
    formOf(url, shape, body) {
        const page = this.#pages.get(url);
        const known = page?.find((one) => isSameShape(one, shape) && isSameBody(one.body, body));
        if (known)
            return known.form;
        const { status, coding, kind, location } = shape;
        const form = `${status} ${digestOf(body)} ${coding}\n${kind}\n${location}`;
        this.#remember(url, page ?? [], { ...shape, form, body: Buffer.concat(body) });
        return form;
    }
    #remember(url, page, known) {
        if (known.body.length > this.#maxBytes / 8)
            return;
        // Re-inserted, so that the first of the map is the one that changed longest ago.
        this.#pages.delete(url);
        this.#pages.set(url, page);
        page.push(known);
        this.#bytes += known.body.length;
        if (page.length > MOST_OF_A_PAGE)
            this.#bytes -= page.shift().body.length;
        for (const [oldest, bodies] of this.#pages) {
            if (this.#bytes <= this.#maxBytes)
                return;
            this.#pages.delete(oldest);
            for (const { body } of bodies)
                this.#bytes -= body.length;
        }
    }
}
function isSameShape(a, b) {
    return a.status === b.status && a.coding === b.coding && a.kind === b.kind && a.location === b.location;
}
function isSameBody(whole, pieces) {
    let at = 0;
    for (const piece of pieces) {
        if (at + piece.length > whole.length)
            return false;
        if (whole.compare(piece, 0, piece.length, at, at + piece.length) !== 0)
            return false;
        at += piece.length;
    }
    return at === whole.length;
}
/** Most bodies come in one piece, and are digested in one go. */
function digestOf(body) {
    if (body.length === 1)
        return hash("sha256", body[0], "base64");
    const digest = createHash("sha256");
    for (const piece of body)
        digest.update(piece);
    return digest.digest("base64");
}
