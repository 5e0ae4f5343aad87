// OAI-PMH 2.0 lists (ListRecords, ListIdentifiers): what a repository holds, part by part.
import { readElements } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
import { parseSourceDate } from "./source-dates.js";
import { Entries, LEADS_NOWHERE } from "./source-list.js";
const MAX_TOKEN_CHARS = 2048;
/** The first request of a repository: records in Dublin Core, unless the address asks for something itself. */
export function firstOaiRequest(url) {
    const request = new URL(url);
    if (request.searchParams.has("verb"))
        return url;
    request.searchParams.set("verb", "ListRecords");
    request.searchParams.set("metadataPrefix", "oai_dc");
    return parsePageUrl(request.href);
}
/** Reads one part of a list; the resumption token leads to the next. */
export function parseOaiList(xml, request) {
    const reader = new OaiReader(request);
    readElements(xml, reader);
    return reader.list();
}
class OaiReader {
    #request;
    #pages = new Entries();
    #record = newRecord();
    #token = "";
    #error = null;
    #errorCode = "";
    constructor(request) {
        this.#request = request;
    }
    open(name, path, attributes) {
        if (name === "record" || (name === "header" && path.at(-1) !== "record"))
            this.#record = newRecord();
        if (name === "header")
            this.#record.isDeleted = attributes.get("status") === "deleted";
        if (name === "error")
            this.#errorCode = (attributes.get("code") ?? "").slice(0, 64);
    }
    close(name, path, text) {
        if (name === "identifier")
            this.#takeAddress(text);
        if (name === "datestamp")
            this.#record.datestamp = parseSourceDate(text);
        if (name === "resumptiontoken")
            this.#token = text;
        if (name === "error" && path.at(-1) === "oai-pmh")
            this.#error = `the repository says ${this.#errorCode}: ${text.slice(0, 200)}`;
        if (name === "record" || (name === "header" && path.at(-1) !== "record"))
            this.#file();
    }
    list() {
        const further = this.#next();
        return {
            kind: "oai",
            pages: this.#pages.all,
            ...LEADS_NOWHERE,
            further: further === null ? [] : [further],
            problem: this.#error ?? this.#pages.problem,
        };
    }
    /** Identifiers are names of any kind; those that are addresses lead to pages (Dublin Core and header alike). */
    #takeAddress(text) {
        if (/^https?:\/\//i.test(text) && this.#record.addresses.length < 16)
            this.#record.addresses.push(text);
    }
    #file() {
        const { addresses, datestamp, isDeleted } = this.#record;
        if (!isDeleted)
            for (const address of addresses)
                this.#pages.add(address, this.#request, (url) => ({
                    url,
                    hint: { changeFreq: null, lastModified: datestamp, source: "oai" },
                }));
        this.#record = newRecord();
    }
    /** Section 3.5: the token is an exclusive argument beside the verb; an empty one ends the list. */
    #next() {
        if (this.#token === "" || this.#token.length > MAX_TOKEN_CHARS)
            return null;
        const next = new URL(this.#request);
        const verb = next.searchParams.get("verb") ?? "ListRecords";
        // Arguments of the base address that are no part of the protocol stay.
        for (const name of ["metadataPrefix", "from", "until", "set", "resumptionToken"])
            next.searchParams.delete(name);
        next.searchParams.set("verb", verb);
        next.searchParams.set("resumptionToken", this.#token);
        return parsePageUrl(next.href);
    }
}
function newRecord() {
    return { addresses: [], datestamp: null, isDeleted: false };
}
