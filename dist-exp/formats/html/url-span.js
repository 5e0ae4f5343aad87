// Places of URLs in a text, and how to put other URLs there: extraction and rewriting see the same places.
/** Puts new URLs in the places of old ones; `null` or the same value leaves the source untouched there. */
export function rewriteSpans(text, spans, replace) {
    const parts = [];
    let from = 0;
    for (const span of spans) {
        const url = replace(span);
        if (url === null || url === span.value)
            continue;
        parts.push(text.slice(from, span.start), writeUrl(url, span));
        from = span.end;
    }
    return parts.join("") + text.slice(from);
}
function writeUrl(url, span) {
    let written = WRITERS[span.syntax](url);
    const attributes = (span.inAttribute ? 1 : 0) + (span.srcdoc?.depth ?? 0);
    for (let i = 0; i < attributes; i++)
        written = inAttribute(written);
    return written;
}
/** References are understood in quoted and unquoted values alike, so the quotes need not be known. */
function inAttribute(written) {
    return written === "" ? "&#32;" : written.replace(/[&"'<>`=\s]/g, (c) => `&#${c.charCodeAt(0)};`);
}
// eslint-disable-next-line no-control-regex -- control characters end a string
const SCRIPT_UNSAFE = /[\\"'`<$\x00-\x1f\u2028\u2029]/g;
const WRITERS = {
    attribute: (url) => url,
    // A candidate ends at white space, and at a comma when it stands last.
    srcset: (url) => url.replace(/\s/g, encodeURIComponent).replace(/^,|,$/g, "%2C"),
    "meta-refresh": (url) => url.replace(/["'\s]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`),
    // Hexadecimal escapes serve strings and bare url() alike; "<" could end a style element.
    // eslint-disable-next-line no-control-regex -- control characters end a string or a url()
    css: (url) => url.replace(/[\\"'()<\s\x00-\x1f\x7f]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `),
    // Escapes that strings of scripts and of JSON share.
    script: (url) => url.replace(SCRIPT_UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`),
};
