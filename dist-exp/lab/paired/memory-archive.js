import { MemoryBlobs, MemoryCatalog } from "#store/index.js";
/** An archive for captures of one site, empty unless told. */
export function memoryArchive(catalog = new MemoryCatalog()) {
    const refuse = () => {
        throw new Error("the lab keeps no bytes");
    };
    const nothing = async () => { };
    return {
        dir: "memory",
        blobs: new MemoryBlobs(),
        catalog,
        warcs: unkeptWarcs(),
        index: {
            lookup: async () => [],
            read: async () => refuse(),
            open: async () => refuse(),
            walk: refuse,
            marks: refuse,
        },
        search: {
            isKept: false,
            find: async function* () { },
            textOf: async () => refuse(),
            captures: async () => new Set(),
            held: async () => new Set(),
            put: nothing,
            finish: nothing,
            clear: nothing,
        },
        results: {
            sign: async () => ({ algorithm: "Ed25519", publicKey: "", value: "" }),
            put: async () => ({ report: "", certificate: "", html: "" }),
            putReport: nothing,
            putTestimony: async () => "",
            putBeside: async () => "",
            getBeside: async () => null,
            version: async () => "",
            getReport: async () => null,
            getReportHead: async () => null,
            reportPages: async function* () { },
            writtenAt: async () => null,
            getCertificate: async () => null,
        },
        descriptions: { get: async () => null, put: async () => refuse(), all: async function* () { } },
        control: { ask: nothing, look: async () => null },
        rules: { current: async () => ({ version: "none", rules: [] }), collectionOf: () => null },
        spool: { create: refuse },
        hasWriter: () => true,
        close: nothing,
        branch: () => memoryArchive(catalog.branch()),
    };
}
function unkeptWarcs() {
    const nothing = async () => { };
    let records = 0;
    const ref = (type) => ({
        id: `<urn:record:${++records}>`,
        type,
        file: "memory.warc.gz",
        offset: 0,
        length: 0,
    });
    return {
        open: async () => ({
            writeExchange: async ({ refersTo }) => [ref("request"), ref(refersTo ? "revisit" : "response")],
            writeMetadata: async () => ref("metadata"),
            writeResource: async () => ref("resource"),
            writeContent: async ({ type, refersTo }) => [ref(refersTo ? "revisit" : type), ref("metadata")],
            sync: nothing,
            close: nothing,
        }),
        index: nothing,
        files: async () => [],
        sizes: async () => [],
        writtenAt: async () => null,
        read: async () => null,
        readFields: async () => ({}),
    };
}
