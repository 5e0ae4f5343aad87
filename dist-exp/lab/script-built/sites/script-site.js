/** All kinds of noise. */
export const SITE_NOISES = ["none", "chance", "clock", "late", "polls", "marks"];
/** A request's address without what chance or the clock put into it. */
export function withoutNoise(url) {
    return url.replace(/\?(?:_|t)=[\w.]{1,40}$/, "");
}
