// The revisions of a MediaWiki dump (export-0.x.xsd), one by one as they are read; a page may have millions of them.
import { instant, parseIso } from "#model/index.js";
import { readXml, XmlRefusal } from "./xml-flow.js";
const PAGE = "mediawiki/page";
const REVISION = "mediawiki/page/revision";
/** Reads a dump; without `isWithTexts` the texts are passed over. @throws UsageError with the line */
export async function* readWiki(bytes, file, isWithTexts) {
    const listener = new WikiListener(isWithTexts);
    for await (const _ of readXml(bytes, file, listener)) {
        for (const event of listener.events.splice(0))
            yield { base: listener.base, event };
    }
}
class WikiListener {
    events = [];
    #isWithTexts;
    base = "";
    #title = "";
    #revision = blank();
    constructor(isWithTexts) {
        this.#isWithTexts = isWithTexts;
    }
    wants(name, path) {
        const at = path.join("/");
        if (at === REVISION)
            return (name === "id" || name === "timestamp" || name === "format" || (name === "text" && this.#isWithTexts));
        return at === PAGE ? name === "title" : at === "mediawiki/siteinfo" && name === "base";
    }
    open(name, attributes, path) {
        const at = path.join("/");
        if (at === "" && name !== "mediawiki")
            throw new XmlRefusal(`no MediaWiki dump: it begins with <${name}>`);
        if (at === "mediawiki" && name === "page")
            this.#title = "";
        if (at === PAGE && name === "revision")
            this.#revision = blank();
        if (at === REVISION && name === "text")
            this.#revision.isMissing = "deleted" in attributes || Number(attributes["bytes"] ?? 0) > 0;
    }
    close(name, text, path) {
        const at = path.join("/");
        if (at === "mediawiki/siteinfo" && name === "base")
            this.base = text.trim();
        else if (at === PAGE && name === "title")
            this.#title = text.trim();
        else if (at === REVISION)
            this.#part(name, text);
        else if (at === PAGE && name === "revision")
            this.#end();
        else if (at === "mediawiki" && name === "page")
            this.events.push({ kind: "end", title: this.#title });
    }
    #part(name, text) {
        if (name === "id")
            this.#revision.id = text.trim();
        else if (name === "timestamp")
            this.#revision.savedAt = secondOf(text.trim());
        else if (name === "format")
            this.#revision.format = text.trim();
        else if (name === "text")
            this.#revision.text = text;
    }
    #end() {
        const { isMissing, text, ...rest } = this.#revision;
        if (this.#title === "")
            throw new XmlRefusal("a revision of a page without a title");
        const held = text === "" && isMissing ? null : text;
        this.events.push({ kind: "revision", revision: { ...rest, title: this.#title, text: held } });
    }
}
function blank() {
    return { id: "", savedAt: null, format: "", text: "", isMissing: false };
}
function secondOf(text) {
    const at = parseIso(text);
    return at === null ? null : instant(Math.floor(at / 1000) * 1000);
}
