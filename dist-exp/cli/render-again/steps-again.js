// The steps of a capture done again from what is stored: with a word in place of each secret, as on record.
import { maskedPage, sessionDocument } from "#crawl/index.js";
import { secretNames, standInSecrets, stepsFor } from "#formats/index.js";
/** What the settings of a capture say of one document. */
export function stepsAgain(sites, url) {
    const site = stepsFor(sites, url);
    if (site === null)
        return { document: url, toTake: {}, nameOf: (page) => page };
    const { steps, behaviours } = site;
    const names = secretNames([site]);
    const secrets = standInSecrets(names);
    const isPrivate = names.length > 0;
    return {
        document: isPrivate ? sessionDocument(url) : url,
        toTake: { ...(steps.length > 0 && { steps: { steps, secrets } }), ...(behaviours && { behaviours }) },
        nameOf: (page, { carriesSecret }) => (isPrivate ? maskedPage(page, secrets, carriesSecret === true) : null) ?? page,
    };
}
