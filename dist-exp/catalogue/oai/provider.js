// An OAI-PMH 2.0 repository of an archive's captures and pages: six verbs, one metadata format, nothing kept between
// requests but a list that is a second old at most.
import { IsochronError } from "#errors.js";
import { CaptureItems } from "../items/capture-item.js";
import { readName } from "../items/identifiers.js";
import { OAI_DC, oaiDc } from "../items/xml.js";
import { datestampText, rangeOf } from "./datestamps.js";
import { answerXml, element, faultXml } from "./envelope.js";
import { fault, isFault } from "./fault.js";
import { badToken, resumptionOf, tokenXml } from "./list-parts.js";
import { isListed, recordsOf } from "./record-walk.js";
import { headerXml, recordXml } from "./record-xml.js";
import { parseOaiRequest } from "./request.js";
import { setsOf } from "./sets.js";
/** How many of a list one answer holds. */
const AT_ONCE = {
    ListRecords: 100,
    ListIdentifiers: 200,
    ListSets: 300,
};
const FRESH_MS = 1_000;
/** The repository of one archive. */
export class OaiProvider {
    #archive;
    #facts;
    #items;
    #listed = null;
    #listedAtMs = 0;
    constructor(archive, facts) {
        this.#archive = archive;
        this.#facts = facts;
        this.#items = new CaptureItems(archive);
    }
    /** The answer as XML; what is wrong with a question is told in it, never by a status of HTTP. */
    async answer(asked) {
        const request = parseOaiRequest(asked.query);
        if (isFault(request))
            return faultXml({ ...asked, request: null }, request.fault);
        const answered = await this.#contentOf(request, asked);
        return isFault(answered)
            ? faultXml({ ...asked, request }, answered.fault)
            : answerXml({ ...asked, request }, answered.content);
    }
    async #contentOf(request, asked) {
        switch (request.verb) {
            case "Identify":
                return this.#identify(asked);
            case "ListMetadataFormats":
                return this.#formats(request);
            case "ListSets":
                return this.#sets(request);
            case "GetRecord":
                return this.#record(request, asked);
            case "ListIdentifiers":
            case "ListRecords":
                return this.#list(request, asked);
        }
    }
    async #identify({ baseUrl }) {
        const { name, adminEmail } = this.#facts;
        const [first] = await this.#all();
        const content = [
            element("repositoryName", name),
            element("baseURL", baseUrl),
            element("protocolVersion", "2.0"),
            element("adminEmail", adminEmail),
            element("earliestDatestamp", first ? datestampText(first.datestamp) : "1970-01-01T00:00:00Z"),
            // Pages whose records were removed by order are told while their reports are there.
            element("deletedRecord", "transient"),
            element("granularity", "YYYY-MM-DDThh:mm:ssZ"),
        ];
        return { content: content.join("") };
    }
    async #formats({ arguments: { identifier } }) {
        if (identifier !== undefined) {
            const found = await this.#named(identifier);
            if (isFault(found))
                return found;
        }
        const { prefix, schema, namespace } = OAI_DC;
        const lines = [
            element("metadataPrefix", prefix),
            element("schema", schema),
            element("metadataNamespace", namespace),
        ];
        return { content: `<metadataFormat>\n${lines.join("")}</metadataFormat>\n` };
    }
    async #sets(request) {
        const resumed = resumptionOf(request);
        if (isFault(resumed))
            return resumed;
        const { cursor } = resumed;
        const sets = setsOf(await this.#items.sites());
        const some = sets.slice(cursor, cursor + AT_ONCE.ListSets);
        if (some.length === 0)
            return badToken();
        const written = some.map(({ spec, name, said }) => {
            const about = Object.keys(said).length === 0 ? "" : `<setDescription>\n${oaiDc(said)}</setDescription>\n`;
            return `<set>\n${element("setSpec", spec)}${element("setName", name)}${about}</set>\n`;
        });
        const next = cursor + some.length;
        const end = { ...resumed, cursor: next };
        return { content: written.join("") + tokenXml(cursor, next < sets.length ? end : null) };
    }
    async #record({ arguments: asked }, { address }) {
        const found = await this.#named(asked["identifier"]);
        if (isFault(found))
            return found;
        if (asked["metadataPrefix"] !== OAI_DC.prefix)
            return wrongFormat();
        return { content: await recordXml(found, { archive: this.#archive, address }) };
    }
    async #list(request, { address }) {
        const resumed = resumptionOf(request);
        if (isFault(resumed))
            return resumed;
        const isResumed = request.arguments["resumptionToken"] !== undefined;
        const range = rangeOf(resumed.from, resumed.until);
        if (isFault(range))
            return isResumed ? badToken() : range;
        if (!isResumed && request.arguments["metadataPrefix"] !== OAI_DC.prefix)
            return wrongFormat();
        const walk = await this.#batch(resumed, range, AT_ONCE[request.verb]);
        if (walk === null)
            return badToken();
        if (walk.records.length === 0)
            return isResumed ? badToken() : fault("noRecordsMatch", "there are no such records");
        const writing = { archive: this.#archive, address };
        const write = request.verb === "ListRecords" ? recordXml : headerXml;
        let content = "";
        for (const record of walk.records)
            content += await write(record, writing);
        const cursor = resumed.cursor + walk.records.length;
        const end = walk.next === null ? null : { ...resumed, place: walk.next, cursor };
        return { content: content + tokenXml(isResumed || end ? resumed.cursor : null, end) };
    }
    /** Some records, and where the next would begin; `null` when the place is none. */
    async #batch({ set, place }, range, most) {
        const records = [];
        try {
            for await (const record of recordsOf(await this.#all(), this.#archive, { range, set, place })) {
                if (records.length === most)
                    return { records, next: records.at(-1).place };
                records.push(record);
            }
        }
        catch (error) {
            if (error instanceof IsochronError && error.code === "BAD_INPUT")
                return null;
            throw error;
        }
        return { records, next: null };
    }
    async #named(identifier) {
        const unknown = fault("idDoesNotExist", "there is no record of this identifier");
        const name = readName(identifier);
        const of = name && (await this.#all()).find(({ capture }) => capture.id === name.capture);
        if (!of)
            return unknown;
        const place = { datestamp: of.datestamp, capture: of.capture.id, pages: 0 };
        if (name.url === null)
            return { of, page: null, place };
        for await (const { page } of this.#archive.results.reportPages(of.capture.id))
            if (page.url === name.url && isListed(page))
                return { of, page, place };
        return unknown;
    }
    #all() {
        const now = performance.now();
        if (this.#listed === null || now - this.#listedAtMs > FRESH_MS) {
            this.#listedAtMs = now;
            this.#listed = this.#items.list();
            this.#listed.catch(() => (this.#listed = null));
        }
        return this.#listed;
    }
}
function wrongFormat() {
    return fault("cannotDisseminateFormat", "records are given as oai_dc");
}
