// Session identifiers make a new URL of every page at every visit.
import { parsePageUrl } from "#model/index.js";
const SESSION_NAMES = /^(phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|sessionid|session_id|sessid|zenid|oscsid)$/i;
/** Names that mean other things too count only with a value that looks drawn by chance. */
const SHORT_NAMES = /^(sid|s|session)$/i;
const TOKEN = /^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i;
const PATH_SESSION = /;(jsessionid|phpsessid|sid)=[^/?#;]*/gi;
const ASP_SESSION = /\/\((?:[A-Z]\([\da-z-]{16,}\))+\)(?=\/)/gi;
/** A session identifier in the path or in the query. */
export const sessionId = {
    code: "session-id",
    refuse: ({ url, parsed }) => mayHaveSession(parsed) && withoutSession(url) !== url ? "the URL without it is taken instead" : null,
};
/** What the patterns ask for; most links show at once that they have none. */
function mayHaveSession({ pathname, search }) {
    return search !== "" || pathname.includes(";") || pathname.includes("/(");
}
/** The URL without session identifiers, which is asked for in its place; the rest stays as it was written. */
export function withoutSession(url) {
    const parsed = new URL(url);
    const path = parsed.pathname.replace(PATH_SESSION, "").replace(ASP_SESSION, "");
    const pairs = parsed.search.slice(1).split("&");
    const kept = pairs.filter((pair) => !isSession(pair));
    if (path === parsed.pathname && kept.length === pairs.length)
        return url;
    parsed.pathname = path;
    parsed.search = kept.join("&");
    return parsePageUrl(parsed.href) ?? url;
}
function isSession(pair) {
    const [name = "", value = ""] = pair.split("=", 2);
    return SESSION_NAMES.test(name) || (SHORT_NAMES.test(name) && TOKEN.test(value));
}
