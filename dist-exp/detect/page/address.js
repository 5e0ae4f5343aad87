/** Stands in for the page's own address when none is known, so that relative links still resolve alike. */
const UNKNOWN_BASE = "http://page.invalid/";
const MAX_ADDRESS_CHARS = 4096;
/**
 * The target in comparable form, `null` for what leads nowhere else (fragments, scripts, mail). Scheme http or
 * https, default documents, a closing slash and the fragment make no difference: the same page is reached.
 */
export function comparableAddress(raw, base, kind, rules) {
    const trimmed = raw.trim();
    if (trimmed === "" || trimmed.startsWith("#"))
        return null;
    if (trimmed.startsWith("data:"))
        return trimmed.slice(0, 200);
    let url;
    try {
        url = new URL(trimmed.slice(0, MAX_ADDRESS_CHARS), base ?? UNKNOWN_BASE);
    }
    catch {
        return trimmed.slice(0, 200);
    }
    if (url.protocol === "javascript:")
        return null;
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return `${url.protocol}${url.pathname}`;
    rules.scrubParameters(url, kind);
    const path = url.pathname.replace(/;jsessionid=[^/?#]*/i, "").replace(/(?:\/|\/index\.html?)$/, "");
    return `${url.host}${path}${url.search}`;
}
