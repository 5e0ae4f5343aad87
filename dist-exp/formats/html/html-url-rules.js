// Which attribute of which element holds a URL, and what that URL is to the page (HTML standard, SVG 2).
import { MAX_URL_LENGTH } from "#model/index.js";
const SVG_REFERENCES = "image use feimage mpath textpath lineargradient radialgradient pattern filter script";
const TABLE = [
    ["href xlink:href", "a area", "link"],
    ["href", "base", "base"],
    ["href xlink:href", SVG_REFERENCES, "requisite"],
    ["src", "img image source video audio track script embed", "requisite"],
    ["src", "iframe frame", "frame"],
    ["srcset", "img source", "requisite", "srcset"],
    ["imagesrcset", "link", "requisite", "srcset"],
    ["poster", "video", "requisite"],
    ["data", "object", "requisite"],
    ["background", "body table thead tbody tfoot tr td th", "requisite"],
    ["action", "form", "action"],
    ["formaction", "button input", "action"],
];
/** Attributes that scripts copy to the real ones once an image comes into view: no standard, but a common habit. */
const LAZY = [
    ["data-src data-original data-lazy-src data-lazy data-echo", "img source video audio embed", "requisite"],
    ["data-src data-lazy-src", "iframe", "frame"],
    ["data-srcset data-lazy-srcset data-original-set", "img source", "requisite", "srcset"],
    ["data-poster", "video", "requisite"],
];
const LAZY_BACKGROUNDS = "data-bg data-background data-background-image data-bg-src".split(" ");
const LAZY_ATTRIBUTES = new Set([
    ...LAZY.flatMap(([attributes]) => attributes.split(" ")),
    ...LAZY_BACKGROUNDS,
]);
const RULES = new Map([...TABLE, ...LAZY].flatMap(([attributes, tags, role, syntax = "attribute"]) => attributes
    .split(" ")
    .flatMap((name) => tags.split(" ").map((tag) => [`${tag} ${name}`, { role, syntax }]))));
const STYLE = { role: "requisite", syntax: "css" };
/** Attributes that hold URLs or decide what a URL means; all others are passed over. */
export const RELEVANT_ATTRIBUTES = new Set([
    ...TABLE.flatMap(([attributes]) => attributes.split(" ")),
    ...LAZY_ATTRIBUTES,
    "content",
    "http-equiv",
    "rel",
    "srcdoc",
    "style",
    "type",
]);
/** The rule for one attribute of a tag; `null` when it holds no URL. */
export function attributeRule(tag, name, other) {
    if (name === "style")
        return STYLE;
    if (tag === "link" && name === "href")
        return { role: linkRole(other("rel") ?? ""), syntax: "attribute" };
    if (tag === "input" && name === "src" && isNamed(other("type"), "image")) {
        return { role: "requisite", syntax: "attribute" };
    }
    if (tag === "meta" && name === "content" && isNamed(other("http-equiv"), "refresh")) {
        return { role: "link", syntax: "meta-refresh" };
    }
    if (LAZY_ATTRIBUTES.has(name))
        return lazyRule(tag, name, other(name) ?? "");
    return RULES.get(`${tag} ${name}`) ?? null;
}
/** Any element may have a background to come, and any data attribute may hold something else than an address. */
function lazyRule(tag, name, value) {
    if (LAZY_BACKGROUNDS.includes(name) && /^\s*url\(/i.test(value))
        return STYLE;
    const rule = RULES.get(`${tag} ${name}`) ?? null;
    if (rule?.syntax === "srcset")
        return rule;
    if (value.length > MAX_URL_LENGTH)
        return null;
    if (rule ? !ADDRESS_LIKE.test(value.trim()) : !IMAGE_LIKE.test(value.trim()))
        return null;
    return rule ?? (LAZY_BACKGROUNDS.includes(name) || name === "data-src" ? PICTURE : null);
}
const PICTURE = { role: "requisite", syntax: "attribute" };
const ADDRESS_LIKE = /^(?:https?:\/|\/|\.{1,2}\/|[^\s{}<>"':]*[./])[^\s{}<>"]*$/i;
const IMAGE_LIKE = /^[^\s{}<>"]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#][^\s{}<>"]*)?$/i;
const REQUISITE_RELS = new Set("stylesheet icon apple-touch-icon apple-touch-icon-precomposed mask-icon preload modulepreload manifest".split(" "));
const LINK_RELS = new Set("alternate amphtml author bookmark canonical contents first help index last license next prev previous search up".split(" "));
function linkRole(rel) {
    const names = rel.toLowerCase().split(/[ \t\r\n\f]+/, 20);
    if (names.some((name) => REQUISITE_RELS.has(name)))
        return "requisite";
    return names.some((name) => LINK_RELS.has(name)) ? "link" : "hint";
}
function isNamed(value, name) {
    return value?.trim().toLowerCase() === name;
}
