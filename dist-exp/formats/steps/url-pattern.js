// Addresses with stars in them.
/** Whether an address fits, its fragment left out; `null` where the pattern is none of web addresses. */
export function urlPattern(pattern) {
    if (!/^https?:\/\/[^/?#\s]+/i.test(pattern) || /[\s#]/.test(pattern))
        return null;
    const [host = ""] = /^https?:\/\/[^/?#]+/i.exec(pattern) ?? [];
    // A star for more than names below a site's own would let a secret be filled in anywhere.
    if (!/^https?:\/\/(\*\.[^*.]+\.)?[^*]+$/i.test(host))
        return null;
    const path = pattern.slice(host.length) || "/";
    const own = host.toLowerCase();
    return { test: (url) => fits(url.split("#", 1)[0] ?? url, (own + path).split("*"), own) };
}
/** Parts in their order, first and last at their ends; no expression that a long address could make slow. */
function fits(url, parts, host) {
    // A star in the host is for names, never for the way past the host.
    const [own = ""] = /^https?:\/\/[^/?#@]+/i.exec(url) ?? [];
    if (!starred(own.toLowerCase(), host.split("*")))
        return false;
    return starred(own.toLowerCase() + url.slice(own.length), parts);
}
function starred(text, parts) {
    const [first = "", ...rest] = parts;
    const last = rest.pop();
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first))
        return false;
    let from = first.length;
    for (const part of rest) {
        const at = text.indexOf(part, from);
        if (at === -1)
            return false;
        from = at + part.length;
    }
    return text.length - last.length >= from && text.endsWith(last);
}
