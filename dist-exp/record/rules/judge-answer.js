import { fieldOf, membersOf, valuesOf } from "../proxy/index.js";
import { hasSecret, LEAST_SECRET_CHARS } from "./recorded-address.js";
import { isNamed } from "./record-rules.js";
import { variantOf } from "./variant.js";
const OF_CONTENT = new Set([200, 203, 300, 301, 302, 303, 307, 308, 403, 404, 410, 451]);
/** Judges an answer to a request that may be recorded. */
export function judgeAnswer(asked, answer, rules) {
    const { status, fields } = answer;
    // A 304 answers a visitor's own condition: it holds no content, and attests nothing to us. A part is no whole.
    if (status === 304)
        return passedOver("no-content", false);
    if (status === 206)
        return passedOver("part", false);
    if (!OF_CONTENT.has(status))
        return passedOver("status", true);
    const control = membersOf(fields, "cache-control").map((member) => member.split("=", 1)[0]);
    if (control.includes("private") || control.includes("no-store"))
        return passedOver("private", true);
    const location = fieldOf(fields, "location");
    if (location !== null && hasSecret(location, rules))
        return passedOver("secret-answer", true);
    if (Number(fieldOf(fields, "content-length") ?? 0) > rules.maxAnswerBytes)
        return passedOver("too-long", true);
    const cookies = cookiesSet(fields, rules);
    const variant = variantOf(asked, answer, cookies.length > 0, rules);
    if (variant === undefined)
        return passedOver("varies", false);
    return { kind: "recorded", variant, secrets: cookies.flatMap(secretsIn) };
}
function passedOver(why, differs) {
    return { kind: "passed-over", why, differs };
}
/** The cookies that an answer sets and that may make somebody of a visitor. */
function cookiesSet(fields, { publicCookies }) {
    return [...valuesOf(fields, "set-cookie"), ...valuesOf(fields, "set-cookie2")].filter((cookie) => !isNamed(cookie.split("=", 1)[0].trim(), publicCookies));
}
function secretsIn(cookie) {
    const value = cookie
        .slice(cookie.indexOf("=") + 1)
        .split(";", 1)[0]
        .trim();
    return value.length >= LEAST_SECRET_CHARS ? [value] : [];
}
