// Secrets in the paths of replay addresses. Archived scripts can read their own address, so each origin has its own:
// from a site's secret neither that of another site, nor that of the access origin, nor the token can be told. Behind a
// site's secret the name of the page view may stand that a request belongs to; it opens nothing.
import { createHmac, randomBytes } from "node:crypto";
import { sameToken } from "../access-token.js";
function ofView(view) {
    return view === null ? "" : `!${view}`;
}
/** Makes and checks the secrets of one running archive. */
export class Capabilities {
    #key;
    #hasToken;
    constructor(token) {
        this.#hasToken = token !== null;
        // Without a token addresses are open, but strangers' pages must still not pass for archived ones.
        this.#key = token ?? randomBytes(32);
    }
    /** What stands before the timestamp in addresses of the access origin (`null`) or of a site, perhaps in a view. */
    prefixOf(label, view = null) {
        if (!this.#hasToken)
            return view === null ? "" : `/~!${view}`;
        return `/~${this.#secret(label === null ? "replay" : `site ${label}`)}${ofView(view)}`;
    }
    /** The same for what a page of one site embeds from another. */
    embedPrefix(embedder, label, view = null) {
        return `/~${embedder}~${this.#secret(`embed ${embedder} ${label}`)}${ofView(view)}`;
    }
    /** Takes the secret off a path on the access origin; `null` when it is not the right one. */
    openAccess(path) {
        if (!this.#hasToken)
            return path;
        const prefix = this.prefixOf(null);
        return sameToken(path.slice(0, prefix.length), prefix) ? path.slice(prefix.length) : null;
    }
    /** Takes the secret off a path on a site's origin and says whose it is. */
    openSite(path, label) {
        const match = /^(\/~[^/!]*)(?:!([\w-]{1,40}))?(\/.*)$/s.exec(path);
        if (!match)
            return this.#hasToken ? null : { path, view: null, bearer: { kind: "own" } };
        const [, given = "", named, rest = ""] = match;
        const opened = { path: rest, view: named ?? null };
        const isOwn = this.#hasToken
            ? sameToken(given, this.prefixOf(label))
            : given === "/~" && named !== undefined;
        if (isOwn)
            return { ...opened, bearer: { kind: "own" } };
        const embedder = /^\/~([^~]+)~/.exec(given)?.[1];
        if (embedder === undefined || !sameToken(given, this.embedPrefix(embedder, label)))
            return null;
        return { ...opened, bearer: { kind: "embedder", label: embedder } };
    }
    #secret(purpose) {
        return createHmac("sha256", this.#key).update(`isochron ${purpose}`).digest("base64url");
    }
}
