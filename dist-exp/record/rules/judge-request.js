// Whether the answer to a request may be recorded, as far as the request tells: only what any stranger would be given.
import { hostOf } from "#model/index.js";
import { fieldOf, valuesOf } from "../proxy/index.js";
import { recordedAddress } from "./recorded-address.js";
import { isNamed } from "./record-rules.js";
/** Fields by which somebody is known, whatever they say. */
const CREDENTIALS = [
    "authorization",
    "proxy-authorization",
    "x-api-key",
    "x-auth-token",
    "x-csrf-token",
    "x-xsrf-token",
];
/** Judges a request when it arrives. */
export function judgeRequest(request, rules, addressOf = recordedAddress) {
    const { method, target, fields } = request;
    if (fieldOf(fields, "upgrade") !== null && fieldOf(fields, "connection")?.toLowerCase().includes("upgrade"))
        return { kind: "passed-over", why: "upgrade" };
    if (method !== "GET")
        return { kind: "passed-over", why: method === "HEAD" ? "no-content" : "method" };
    if (!isOfSite(request, rules))
        return { kind: "passed-over", why: "host" };
    if (isSomebody(request, rules))
        return { kind: "passed-over", why: "credentials" };
    const address = addressOf(target, rules);
    return address.kind === "page"
        ? { kind: "may-be-recorded", url: address.url, secrets: address.takenOut }
        : { kind: "passed-over", why: address.why };
}
/** A visitor may write any host into a request, and servers put it into their pages: only the site's own are its pages. */
function isOfSite({ fields, target }, { as, hosts }) {
    const own = hostOf(as);
    const named = [...valuesOf(fields, "host"), ...valuesOf(fields, "x-forwarded-host")];
    const [, inTarget] = target.startsWith("/") ? [] : (/^https?:\/\/([^/?#]*)/i.exec(target) ?? []);
    if (inTarget !== undefined)
        named.push(inTarget);
    const isOwn = (host) => host === own || hosts.includes(host);
    return named.length > 0 && named.every((host) => isOwn(host.trim().toLowerCase()));
}
function isSomebody({ fields }, { publicCookies }) {
    if (CREDENTIALS.some((name) => fieldOf(fields, name) !== null))
        return true;
    return valuesOf(fields, "cookie")
        .flatMap((line) => line.split(";"))
        .map((cookie) => cookie.split("=", 1)[0].trim())
        .some((name) => name !== "" && !isNamed(name, publicCookies));
}
