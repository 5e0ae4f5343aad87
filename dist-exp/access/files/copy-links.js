import { openedPath } from "./copy-plan.js";
import { relativePath } from "./file-name.js";
/** Loads as nothing, from nowhere. */
const NOTHING = "data:,";
/** Schemes of links that ask nobody for anything until the reader's own programs do. */
const LEFT_AS_LINKS = new Set(["mailto:", "tel:", "sms:", "javascript:", "data:", "about:"]);
/** Schemes whose content is in the address, or in the page. */
const LEFT_AS_PARTS = new Set(["data:", "blob:", "about:"]);
/** The links of one file of a copy. */
export class CopyLinks {
    #plan;
    /** The file in which they stand. */
    #from;
    #url;
    constructor(plan, from, url) {
        this.#plan = plan;
        this.#from = from;
        this.#url = url;
    }
    /** What stands in the place of a link; `null` leaves it as it is. */
    rewritten(link, base, role) {
        // Every address of the page is written out in full terms of the copy: nothing may refer to a base.
        if (role === "base")
            return "";
        if (role === "hint")
            return NOTHING;
        const isPart = role === "requisite";
        const written = link.trim();
        if (written === "" || (written.startsWith("#") && (isPart || this.#isOwn(base))))
            return null;
        const target = parsed(written, base);
        if (target === null)
            return isPart ? NOTHING : this.#absent(written);
        if (target.protocol !== "http:" && target.protocol !== "https:")
            return this.#other(target, isPart);
        target.username = "";
        target.password = "";
        return isPart ? this.#load(target) : this.open(target.href);
    }
    /** What a reader opens: a page, or whatever a browser shows by itself. */
    open(address) {
        const { file, address: shown } = this.#plan.shownFor(address);
        if (file === null)
            return this.#absent(shown);
        const fragment = shown.indexOf("#");
        return relativePath(this.#from, openedPath(file)) + (fragment === -1 ? "" : shown.slice(fragment));
    }
    #load(target) {
        const { file, address } = this.#plan.shownFor(target.href);
        if (file === null)
            return NOTHING;
        const fragment = address.indexOf("#");
        return relativePath(this.#from, file.path) + (fragment === -1 ? "" : address.slice(fragment));
    }
    /** Of other schemes: "file:" would even name another machine (Windows). */
    #other(target, isPart) {
        if ((isPart ? LEFT_AS_PARTS : LEFT_AS_LINKS).has(target.protocol))
            return null;
        return isPart ? NOTHING : this.#absent(target.href);
    }
    #absent(address) {
        const hash = address.indexOf("#");
        const named = hash === -1 ? address : address.slice(0, hash);
        return relativePath(this.#from, this.#plan.absent.placeOf(named));
    }
    #isOwn(base) {
        return base.split("#", 1)[0] === this.#url;
    }
}
function parsed(link, base) {
    try {
        return new URL(link, base);
    }
    catch {
        return null;
    }
}
