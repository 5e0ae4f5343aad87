// How an HTML document announces its own encoding in its first 1024 bytes.
// https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
/** How far a document may announce its own encoding. */
const PRESCAN_BYTES = 1024;
/** What a meta element, or without one an XML declaration, says; `null` when neither says anything usable. */
export function prescanHtml(bytes, encodingOf) {
    const head = bytes.toString("latin1", 0, PRESCAN_BYTES);
    // The declaration in UTF-16 cannot be read as ASCII.
    if (head.startsWith("<\0?\0x\0"))
        return "utf-16le";
    if (head.startsWith("\0<\0?\0x"))
        return "utf-16be";
    // Most documents that say nothing have no such element at all, and need not be read tag by tag.
    const announced = META.test(head) ? new Prescan(head, encodingOf).run() : null;
    return announced ?? xmlEncoding(head, encodingOf);
}
const META = /<meta[\t\n\f\r /]/i;
/** The encoding that an XML declaration in ASCII names ("get an XML encoding"). */
export function xmlEncoding(head, encodingOf) {
    const declaration = /^<\?xml[^>]*>/.exec(head)?.[0] ?? "";
    const [, , label] = /encoding[\0-\x20]*=[\0-\x20]*(["'])([^\0-\x20]*?)\1/.exec(declaration) ?? [];
    const encoding = label === undefined ? null : encodingOf(label);
    return readAsAscii(encoding);
}
/** Read as ASCII, so it cannot be UTF-16, whatever it says. */
export function readAsAscii(encoding) {
    return encoding?.startsWith("utf-16") ? "utf-8" : encoding;
}
/** One attribute, or the end of the tag. */
const ATTRIBUTE = /[\t\n\f\r /]*(?:>|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(?=[>])|([^\t\n\f\r >"'][^\t\n\f\r >]*)(?=[\t\n\f\r >]))|(?=[\t\n\f\r />])))/y;
const NAME_END = /[\t\n\f\r >]/g;
class Prescan {
    #head;
    #encodingOf;
    #at = 0;
    constructor(head, encodingOf) {
        this.#head = head;
        this.#encodingOf = encodingOf;
    }
    run() {
        for (; this.#at < this.#head.length; this.#at++) {
            if (this.#head[this.#at] !== "<")
                continue;
            const rest = this.#head.slice(this.#at, this.#at + 8);
            if (rest.startsWith("<!--"))
                this.#skipTo("-->", 2); // the dashes of <!--> are those of its beginning too
            else if (/^<meta[\t\n\f\r /]/i.test(rest)) {
                this.#at += "<meta".length;
                const encoding = this.#encodingOfMeta();
                if (encoding !== null)
                    return encoding;
            }
            else if (/^<\/?[a-z]/i.test(rest))
                this.#skipTag();
            else if (/^<[!/?]/.test(rest))
                this.#skipTo(">", 0);
        }
        return null;
    }
    /** To the last character of the text, searched from so many characters on. */
    #skipTo(text, from) {
        const found = this.#head.indexOf(text, this.#at + from);
        this.#at = found === -1 ? this.#head.length : found + text.length - 1;
    }
    #skipTag() {
        NAME_END.lastIndex = this.#at;
        this.#at = NAME_END.exec(this.#head)?.index ?? this.#head.length;
        while (this.#nextAttribute() !== null)
            ;
    }
    #encodingOfMeta() {
        const seen = new Set();
        let [gotPragma, needPragma] = [false, null];
        let encoding = null;
        for (let next = this.#nextAttribute(); next !== null; next = this.#nextAttribute()) {
            const { name, value } = next;
            if (seen.has(name))
                continue;
            seen.add(name);
            if (name === "http-equiv")
                gotPragma = value === "content-type";
            const inContent = name === "content" && needPragma === null ? charsetIn(value) : null;
            const named = inContent === null ? null : this.#encodingOf(inContent);
            if (named !== null)
                [encoding, needPragma] = [named, true];
            if (name === "charset")
                [encoding, needPragma] = [this.#encodingOf(value), false];
        }
        if (needPragma === null || (needPragma && !gotPragma))
            return null;
        return encoding === "x-user-defined" ? "windows-1252" : readAsAscii(encoding);
    }
    /** "Get an attribute"; `null` at the end of the tag, or of what is scanned: then it is no attribute. */
    #nextAttribute() {
        ATTRIBUTE.lastIndex = this.#at;
        const match = ATTRIBUTE.exec(this.#head);
        if (!match) {
            this.#at = this.#head.length;
            return null;
        }
        this.#at = ATTRIBUTE.lastIndex;
        const [, name, double, single, plain] = match;
        if (name === undefined) {
            this.#at--; // the loop goes on behind the tag's end
            return null;
        }
        return { name: name.toLowerCase(), value: (double ?? single ?? plain ?? "").toLowerCase() };
    }
}
/** "Extracting a character encoding from a meta element": the label in a content attribute. */
export function charsetIn(content) {
    const match = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*))/i.exec(content);
    return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
