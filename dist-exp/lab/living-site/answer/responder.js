// Makes the response of one page at the instant of choice: origin or cache, 304 or body, all by the page's habits.
import { formatHttpDate } from "#formats/index.js";
import { instant } from "#model/index.js";
import { acceptsGzip, freshPayload } from "./content-coding.js";
import { versionAt } from "../generate/timeline.js";
import { isNotModified, validatorsOf } from "./validators.js";
/** The page's response. */
export function respondWithPage(ask) {
    const { page, random, request } = ask;
    const copy = ask.caches ? cachedCopy(ask, ask.caches) : originCopy(ask);
    const noise = page.noise?.draw(random) ?? null;
    const rendered = ask.rendered.render(page, copy.version, noise);
    const { body, contentType } = rendered.entity;
    const { status, location } = copy.version;
    const served = status === 200 ? validators(ask, copy, body) : { etag: null, lastModified: null };
    const common = [
        ["Date", formatHttpDate(ask.clock.at(copy.madeAt))],
        ["Server", "living-site"],
        ...validatorHeaders(served),
        ...copy.headers,
    ];
    if (status === 200 && isNotModified(request.headers, served))
        return empty(304, common);
    const isCoded = page.habits.coding !== "identity" && acceptsGzip(request.headers) && body.length > 0;
    return {
        status,
        headers: [
            ...common,
            ["Content-Type", contentType],
            ...(location === null ? [] : [["Location", location]]),
            ...(page.habits.coding === "identity" ? [] : [["Vary", "Accept-Encoding"]]),
            ...(isCoded ? [["Content-Encoding", "gzip"]] : []),
            ...(page.noise
                ? [["Set-Cookie", `visit=${random.next().toString(36).slice(2)}; Path=/`]]
                : []),
        ],
        body: isCoded ? codedBody(ask, rendered) : body,
        framing: page.habits.framing,
        isCut: ask.isCut,
        shown: {
            version: copy.version,
            noise,
            madeAt: copy.madeAt,
            hasCacheSign: copy.headers.length > 0,
            ageSeconds: copy.ageSeconds,
        },
    };
}
function codedBody({ page, random }, rendered) {
    return page.habits.coding === "regzip" ? freshPayload(rendered.entity.body, random) : rendered.payload();
}
function originCopy(ask) {
    return {
        version: versionAt(ask.page.timeline, ask.chosenAt),
        madeAt: ask.chosenAt,
        headers: [],
        ageSeconds: null,
    };
}
// RFC 9111 section 5.1: Age in whole seconds since the copy was made at the origin.
function cachedCopy(ask, caches) {
    const served = caches.serve(ask.chosenAt, ask.random);
    const age = Math.floor((ask.chosenAt - served.filledAt) / 1000);
    const hidesAge = ask.page.habits.caches?.hidesAge === true;
    const headers = hidesAge
        ? []
        : [
            ["Age", String(age)],
            ["Via", `1.1 cache-${served.node}`],
            ["X-Cache", served.hit ? "HIT" : "MISS"],
        ];
    return { version: served.version, madeAt: served.filledAt, headers, ageSeconds: hidesAge ? null : age };
}
function validators(ask, copy, body) {
    const { page, clock, startAt } = ask;
    return validatorsOf({ page, version: copy.version, body, madeAt: copy.madeAt, clock, startAt });
}
function validatorHeaders(served) {
    const headers = [];
    if (served.etag !== null)
        headers.push(["ETag", served.etag]);
    if (served.lastModified !== null)
        headers.push(["Last-Modified", formatHttpDate(instant(served.lastModified))]);
    return headers;
}
function empty(status, headers) {
    return { status, headers, body: new Uint8Array(0), framing: "content-length", isCut: false };
}
