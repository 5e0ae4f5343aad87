// Small pages of our own among those of a copy: redirects, drawings, and what could not be read.
import { BOM } from "./copy-document.js";
import { escapedXml, xmlPage } from "./copy-xml.js";
import { headOf } from "./policy.js";
/** Leads on to where an address redirects. */
export function redirectPage(url, href) {
    const refresh = `<meta http-equiv="refresh" content="0; url=${escaped(href)}">`;
    const body = `<p>${escaped(url)} redirects to <a href="${escaped(href)}">another page</a>.</p>`;
    return smallPage(url, refresh, body);
}
/** Shows a drawing as a picture. */
export function drawingPage(url, href) {
    return smallPage(url, "", `<img src="${escaped(href)}" alt="${escaped(url)}">`);
}
/** Says why a page is not shown. */
export function unreadablePage(url, reason, isXml = false) {
    const body = `<h1>Not shown</h1><p>${escapedXml(url)}</p><p>${escapedXml(reason)}</p>`;
    return isXml ? xmlPage(url, body) : smallPage(url, "", body);
}
function smallPage(title, head, body) {
    return `${BOM}<!doctype html>${headOf(false)}<title>${escaped(title)}</title>${head}<body>${body}</body>\n`;
}
function escaped(text) {
    return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
