// SURT prefixes as scopes, by the rules of the lecture slides on web archiving: `http://(org,example,www,)/main/`.
// Unlike look-up keys (surt.ts) they keep scheme, www, case and order, since a scope must not be fuzzy.
const PARTS = /^([a-z][a-z0-9+.-]*):\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^:/?#]*)(?::(\d*))?([^#]*)/i;
const DEFAULT_PORTS = { http: "80", https: "443" };
/** `https://www.Example.org/Main` → `http://(org,example,www,)/Main`; `null` when there is no host. */
export function surtForm(url) {
    const [, scheme, host, port = "", rest = ""] = PARTS.exec(url.trim()) ?? [];
    if (scheme === undefined || host === undefined || host === "")
        return null;
    const isDefault = port === "" || port === DEFAULT_PORTS[scheme.toLowerCase()];
    const place = `${reversed(host.toLowerCase())}${isDefault ? "" : `:${port}`}`;
    // One scope for both schemes: a site that moves to https stays the same site.
    return `${scheme.toLowerCase().replace(/^https$/, "http")}://(${place})${rest}`;
}
/**
 * The prefix that a URL or a SURT stands for: (1) its SURT form; (2) with three slashes or more, all after the
 * last one is removed; (3) a final `)` is removed, so that `http://example.org` takes in its subdomains, and
 * `http://example.org/` does not. `null` when it is neither URL nor SURT.
 */
export function surtPrefix(text) {
    const form = surtForm(withScheme(text.trim()));
    if (form === null)
        return null;
    const slashes = form.split("/").length - 1;
    const cut = slashes >= 3 ? form.slice(0, form.lastIndexOf("/") + 1) : form;
    // Only a name's own end: addresses and ports have no subdomains, and cut short would be others.
    return cut.replace(/,\)$/, ",");
}
/** Text that already is a SURT keeps its host as it stands, also an unfinished one like `http://(org,example,`. */
function withScheme(text) {
    const surt = /^(?:([a-z][a-z0-9+.-]*):\/\/)?\(([^()/]+)\)?(.*)$/is.exec(text);
    if (!surt)
        return text;
    return `${surt[1] ?? "http"}://${surt[2]}${surt[3]}`;
}
/** Addresses are no names: only names are turned round, with a comma after each part. */
function reversed(host) {
    if (host.includes(",") || host.startsWith("[") || /^\d+(?:\.\d+){3}$/.test(host))
        return host;
    return `${host.replace(/\.$/, "").split(".").reverse().join(",")},`;
}
