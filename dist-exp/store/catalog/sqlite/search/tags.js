// Site, form and language as tokens of a column of their own: what narrows a question is looked up like its words.
import { createHash } from "node:crypto";
/** The tags of a text, always in the same order. */
export function tagsOf({ sites, form, language }) {
    const names = [...sites].map(siteTag).sort();
    return [...names, `f${form}`, ...(language === null ? [] : [languageTag(language)])].join(" ");
}
/** What FTS5 is asked; everything in it is a token of ours in quotes, so that nothing typed can be its syntax. */
export function expressionOf({ words, site, form, language }) {
    const wanted = words.all.map(quoted).join(" AND ");
    const unwanted = words.none.map((phrase) => ` NOT ${quoted(phrase)}`).join("");
    const tags = [
        ...(site === undefined ? [] : [siteTag(site)]),
        ...(form === undefined ? [] : [`f${form}`]),
        ...(language === undefined ? [] : [languageTag(language)]),
    ];
    const narrowed = tags.map((tag) => ` AND tags : "${tag}"`).join("");
    return `{title body} : ((${wanted})${unwanted})${narrowed}`;
}
function quoted({ tokens, isPrefix }) {
    return `"${tokens.join(" ").replaceAll('"', "")}"${isPrefix ? " *" : ""}`;
}
function siteTag(site) {
    return `s${createHash("sha256").update(site).digest("hex").slice(0, 16)}`;
}
function languageTag(language) {
    return `l${language.toLowerCase()}`;
}
