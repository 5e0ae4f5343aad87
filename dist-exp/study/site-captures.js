// Which captures a question is about: those of a site, however it is called, or those that a page belongs to.
import { isOfMoment } from "#model/index.js";
import { scopeOf, scopeRefusal, siteNameOf } from "#seeds/index.js";
/** The captures of a site that showed anything, newest first; one that failed has seen nothing of it. */
export async function capturesOfSite(site, { catalog }) {
    return (await catalog.captures.list()).filter((capture) => capture.site === site && capture.phase !== "failed");
}
/** The site that a user means by its name, its host (with its port) or any address of it; `null` when it is none. */
export async function siteNamed(text, { catalog }) {
    const sites = new Set((await catalog.captures.list()).map(({ site }) => site));
    if (sites.has(text))
        return text;
    const name = siteNameOf(text);
    return name !== null && sites.has(name) ? name : null;
}
/** The capture that a question about a page means: the newest of its own site, else the newest that saw it, or any. */
export async function captureOfPage(url, { catalog }) {
    const captures = await catalog.captures.list();
    const whole = captures.filter((capture) => isOfMoment(capture) && capture.phase !== "failed");
    const own = whole.find(({ site }) => site === siteNameOf(url)) ?? whole.find((one) => takes(one, url));
    if (own)
        return own;
    const seenIn = new Set((await catalog.sightings.ofPage(url)).map(({ captureId }) => captureId));
    return (captures.find(({ id }) => seenIn.has(id)) ??
        captures.find((one) => takes(one, url)) ??
        captures[0] ??
        null);
}
function takes({ site, seeds, settings }, url) {
    const scope = scopeOf({ name: site, seeds }, settings.scope);
    return scopeRefusal(scope, { url, kind: "document", depth: 0, hops: 0 }) === null;
}
