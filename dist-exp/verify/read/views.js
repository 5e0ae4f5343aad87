/** What a capture writes of a fetch and of itself. */
const KINDS = new Set(["warcinfo", "request", "response", "revisit", "metadata"]);
const VIEW = /^urn:(?:view|text|layout|pageinfo|fullPage|thumbnail|step-[a-z0-9-]+):(.+)$/s;
/** The documents that pictures, texts and facts are of, by the id of their record. */
export class Views {
    documents = new Map();
    /** Takes a record of what was shown; why it is none of a capture's, where it is not. */
    take({ id, type, target, field }) {
        if (KINDS.has(type))
            return null;
        const [, document] = (type === "resource" && VIEW.exec(target ?? "")) || [];
        if (document === undefined || field("WARC-Concurrent-To") !== null)
            return `a ${type} record is none of a capture's`;
        this.documents.set(id, document);
        return null;
    }
}
