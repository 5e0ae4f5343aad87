import { fieldOf, membersOf } from "../proxy/index.js";
const DEVICE = new Set(["user-agent", "sec-ch-ua-mobile"]);
/** Fields that have words of their own, or do not change what is said: codings are removed before contents are compared. */
const NAMED = new Set([
    ...DEVICE,
    "accept-language",
    "accept-encoding",
    "cookie",
    "authorization",
]);
/**
 * The name of the variant: `null` for what the public is given, `undefined` when it cannot be told who was given it
 * (everything varies, or by a field that says something of this visitor alone). No field of credentials came with the
 * request, so that a page which varies by cookies is in the form without them.
 */
export function variantOf(asked, { fields }, setsCookie, { publicLanguage }) {
    const parts = [];
    const varies = new Set(membersOf(fields, "vary"));
    if (varies.has("*"))
        return undefined;
    if (varies.has("accept-language")) {
        const language = languageOf(asked, fields);
        if (language !== null && language !== publicLanguage)
            parts.push(`language ${language}`);
    }
    if ([...varies].some((name) => DEVICE.has(name)) && isMobile(asked))
        parts.push("mobile devices");
    // Whoever does not send a field is the public; what others write into it is theirs.
    const sent = [...varies].filter((name) => !NAMED.has(name) && fieldOf(asked.fields, name) !== null);
    if (sent.some((name) => name !== "accept"))
        return undefined;
    if (sent.length > 0)
        parts.push(`asked for ${kindAsked(asked)}`);
    if (setsCookie)
        parts.push("given a cookie");
    return parts.length === 0 ? null : parts.join(", ");
}
/** The answer's own word for its language, or the visitor's first wish; only short tags are taken. */
function languageOf(asked, answered) {
    const said = fieldOf(answered, "content-language") ?? fieldOf(asked.fields, "accept-language") ?? "";
    return /^\s*([a-z]{2,3})(?![a-z])/i.exec(said)?.[1].toLowerCase() ?? null;
}
function isMobile({ fields }) {
    const hint = fieldOf(fields, "sec-ch-ua-mobile");
    return hint === null ? /\bMobi/i.test(fieldOf(fields, "user-agent") ?? "") : hint.trim() === "?1";
}
/** Browsers ask for documents, pictures and the rest in words of their own; three kinds are enough to tell them apart. */
function kindAsked({ fields }) {
    const accept = (fieldOf(fields, "accept") ?? "").toLowerCase();
    if (accept.includes("json"))
        return "JSON";
    if (accept.includes("text/html"))
        return "HTML";
    return accept.includes("image/") ? "images" : "anything";
}
