// A piece of markup of ours at the beginning of a page, before anything of its own is run.
import { readProlog } from "./xml-prolog.js";
/** What may stand before a page's first element; a document type that does not stay first changes how it is shown. */
const LEAD = /^\ufeff?(?:\s+|<!--[^]*?-->|<\?[^>]*>|<!doctype[^>]*>)*/i;
/** A head that is the first element in its root. */
const XML_HEAD = /(?:\s|<!--[^]*?-->)*<head(?:\s[^>]*)?(?<!\/)>/y;
/** Licences and the like before a script's first line. */
const MOST_BEFORE = 16_384;
/** Puts it there. The parser takes `<html>` and its attributes behind it as well; XML has its place in the root only. */
export function withOpening(html, opening, isXml) {
    const at = isXml ? placeInXml(html) : LEAD.exec(html)[0].length;
    return at === null ? html : html.slice(0, at) + opening + html.slice(at);
}
/** Behind the tag of the head, or of the root where that comes first; `null` in what is no XHTML. */
function placeInXml(xml) {
    const root = readProlog(xml)?.root;
    if (root?.name !== "html" || root.isEmpty)
        return null;
    XML_HEAD.lastIndex = root.end;
    return root.end + (XML_HEAD.exec(xml)?.[0].length ?? 0);
}
/** What makes all of a script strict stands first in it. */
const STRICT = /^(?:\ufeff|\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*(["'])use strict\1/;
/** Puts lines of ours before a script. */
export function withLead(script, lead) {
    if (lead === "")
        return script;
    const isStrict = STRICT.test(Buffer.from(script.subarray(0, MOST_BEFORE)).toString("latin1"));
    return Buffer.concat([Buffer.from(isStrict ? `"use strict";${lead}` : lead), script]);
}
