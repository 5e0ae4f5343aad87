import { mementoPath } from "#access/index.js";
import { instant } from "#model/index.js";
import { NOTICE_HEADERS } from "./policies.js";
/** Answers a query, or what a form brought (OAI-PMH 2.0 section 3.1.1). */
export async function answerOai(reply, query, { origins, form }, { capabilities, oai }) {
    const prefix = capabilities.prefixOf(null);
    const xml = await oai.answer({
        query: form ?? query.replace(/#.*$/s, ""),
        baseUrl: `${origins.access}${prefix}/oai`,
        // Records are made to be passed on, and an address behind a token would pass on its secret.
        address: ({ page, entry }) => prefix !== "" || entry === null
            ? null
            : origins.access + mementoPath(prefix, { url: page.url, at: entry.at }),
        now: instant(Date.now()),
    });
    return reply
        .headers({ ...NOTICE_HEADERS, "cache-control": "no-cache" })
        .type("text/xml; charset=utf-8")
        .send(xml);
}
