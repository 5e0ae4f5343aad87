/** Marks of campaigns and clicks. */
export const IGNORED_PARAMS = [
    "utm_*",
    "fbclid",
    "gclid",
    "msclkid",
    "mc_cid",
    "mc_eid",
    "_ga",
];
/** What is a secret under its usual names. */
export const SECRET_PARAMS = [
    "*token*",
    "*secret*",
    "*password*",
    "*passwd*",
    "*signature*",
    "*session*",
    "*mail*",
    "*apikey*",
    "*api_key*",
    "auth*",
    "code",
    "state",
    "sid",
    "sig",
    "jwt",
    "otp",
    "nonce",
    "phpsessid",
    "jsessionid",
    "x-amz-*",
];
/** Whether a name is among names of which some stand for several; case does not matter. */
export function isNamed(name, names) {
    const lower = name.toLowerCase();
    return names.some((pattern) => fits(lower, pattern.toLowerCase()));
}
function fits(name, pattern) {
    const isOpenLeft = pattern.startsWith("*");
    const isOpenRight = pattern.length > 1 && pattern.endsWith("*");
    const core = pattern.slice(isOpenLeft ? 1 : 0, isOpenRight ? -1 : undefined);
    if (isOpenLeft && isOpenRight)
        return name.includes(core);
    if (isOpenLeft)
        return name.endsWith(core);
    return isOpenRight ? name.startsWith(core) : name === core;
}
