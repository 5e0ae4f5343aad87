// Which page of a copy becomes which file, before any is written: links can only lead to names that are known.
import { surt } from "#formats/index.js";
import { parsePageUrl, requestPartOf } from "#model/index.js";
import { AbsentAddresses } from "./absent-addresses.js";
import { reasonWithout } from "./copy-evidence.js";
import { fileFormOf, PAGE_FORM } from "./file-form.js";
import { copyPath } from "./file-name.js";
/** Longer chains of redirects lead nowhere. */
const MOST_HOPS = 20;
/** All files of the pages of a copy. */
export class CopyPlan {
    absent = new AbsentAddresses();
    #files = new Map();
    /** By look-up key, for addresses that are spelled otherwise (http for https): as in replay. */
    #byKey = new Map();
    get files() {
        return this.#files.values();
    }
    get size() {
        return this.#files.size;
    }
    add(file) {
        this.#files.set(file.url, file);
        // A link asks for an address: what answered a script's own request is not behind it.
        if (requestPartOf(file.url) !== null)
            return;
        const key = surt(file.url);
        if (!this.#byKey.has(key))
            this.#byKey.set(key, file);
    }
    /** The file that an address is opened by; `null` when it is not in the copy. */
    openedAt(address) {
        const { file } = this.shownFor(address);
        return file && openedPath(file);
    }
    /** The file that is shown for an address, redirects followed; `null` with the address that is not in the copy. */
    shownFor(address) {
        let at = address;
        for (let hops = 0; hops <= MOST_HOPS; hops++) {
            const url = parsePageUrl(at);
            const file = url === null ? undefined : (this.#files.get(url) ?? this.#byKey.get(surt(url)));
            if (file === undefined)
                return { file: null, address: at };
            if (file.target === null)
                return { file, address: at };
            at = withFragmentOf(file.target, at);
        }
        return { file: null, address };
    }
}
/** What a reader opens: a drawing in a page of its own, as a document it might load and run things. */
export function openedPath({ path, form, url }) {
    return form.treatment === "drawing" ? viewPath(url) : path;
}
/** The page that shows a drawing. */
export function viewPath(url) {
    return copyPath(url, PAGE_FORM.extensions);
}
/** A redirect without a fragment keeps that of the link (Fetch standard, 4.4, "HTTP-redirect fetch"). */
function withFragmentOf(target, link) {
    const fragment = link.indexOf("#");
    return target.includes("#") || fragment === -1 ? target : target + link.slice(fragment);
}
/** Finds for each page what is shown at the moment; of the others, why nothing is. */
export async function planCopy(evidence, pages, shownOf, withScripts) {
    const plan = new CopyPlan();
    for (const page of pages) {
        const known = await evidence.ofPage(page.url);
        const shown = shownOf(known);
        if (shown === null)
            plan.absent.addKnown(page.url, reasonWithout(page, known.looks));
        else
            plan.add(plannedFile(page, shown, withScripts));
    }
    return plan;
}
function plannedFile({ url, kind }, standing, withScripts) {
    const { status, location, contentType } = standing.sighting.outcome.identity;
    const target = status >= 300 && status < 400 && location !== null ? resolved(location, url) : null;
    if (target !== null)
        return {
            url,
            kind: "redirect",
            path: copyPath(url, PAGE_FORM.extensions),
            form: PAGE_FORM,
            standing,
            target,
        };
    const form = fileFormOf(contentType, url, withScripts);
    const path = copyPath(url, form.extensions);
    return { url, kind: kind === "document" ? "page" : "part", path, form, standing, target: null };
}
function resolved(location, url) {
    try {
        return new URL(location, url).href;
    }
    catch {
        return null;
    }
}
