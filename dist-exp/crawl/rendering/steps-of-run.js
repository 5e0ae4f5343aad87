// Which steps of a capture's file are done to which of its documents, and with which secrets.
import { secretNames, stepsFor } from "#formats/index.js";
import { browserOf } from "#model/index.js";
import { PrivateSession } from "./private-session.js";
/** Where no step needs one. */
const NO_SECRETS = {
    valueOf: () => null,
    learn: () => undefined,
    fresh: () => NO_SECRETS,
    isIn: () => false,
    maskedText: (text) => text,
    maskedBytes: (bytes) => bytes,
    wordedBytes: (bytes) => bytes,
};
/** The steps of one run. */
export class StepsOfRun {
    #run;
    #sites;
    constructor(run) {
        this.#run = run;
        this.#sites = browserOf(run.state.settings).steps;
    }
    /** Those for a document; `null` where the file says nothing of it. */
    of(url) {
        return this.#sites.length === 0 ? null : stepsFor(this.#sites, url);
    }
    /** A session of its own for a document whose steps fill in a secret. */
    sessionFor(page) {
        const site = this.of(page.url);
        const { secrets } = this.#run.world;
        if (site === null || secrets === undefined || secretNames([site]).length === 0)
            return null;
        return new PrivateSession(this.#run, page, secrets);
    }
    /** What is done to a document, behaviours that the file names instead of the capture's included. */
    toTake(url, session) {
        const site = this.of(url);
        if (site === null)
            return {};
        const { steps, behaviours } = site;
        const secrets = session?.secrets ?? NO_SECRETS;
        return { ...(steps.length > 0 && { steps: { steps, secrets } }), ...(behaviours && { behaviours }) };
    }
}
