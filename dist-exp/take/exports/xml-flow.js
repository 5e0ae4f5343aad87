// A long XML file as a flow of elements with their texts, in bounded memory. The tokenizer knows no DTD and expands no
// entities but the five of XML; a file that has a DTD is refused, and so is one that does not end as it began.
import { Parser } from "htmlparser2";
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
const MOST_DEPTH = 64;
/** Of one text: the longest that is made a page of. */
const MOST_TEXT_CHARS = 64 * 1024 * 1024;
/** Of one tag, comment or section without any end in sight. */
const MOST_PENDING_CHARS = 2 * MOST_TEXT_CHARS;
/** Reads a file piece by piece; what the listener gathers may be taken between two pieces. @throws UsageError */
export async function* readXml(bytes, file, listener) {
    const flow = new XmlFlow(file, listener);
    const decoder = new TextDecoder("utf-8");
    for await (const piece of bytes) {
        flow.write(decoder.decode(piece, { stream: true }));
        yield;
    }
    flow.end();
    yield;
}
class XmlFlow {
    #file;
    #listener;
    #parser;
    #path = [];
    #text = "";
    #isWanted = false;
    #isOver = false;
    /** Of the piece at hand: where it begins, and how many lines end before it. */
    #piece = { text: "", offset: 0, lines: 0 };
    constructor(file, listener) {
        this.#file = file;
        this.#listener = listener;
        this.#parser = new Parser({
            onopentag: (name, attributes) => this.#open(name, attributes),
            onclosetag: (name, isImplied) => this.#close(name, isImplied),
            ontext: (text) => this.#take(text),
            onprocessinginstruction: (name, data) => this.#instruction(name, data),
        }, { xmlMode: true, decodeEntities: true });
    }
    write(text) {
        const { text: before, offset, lines } = this.#piece;
        this.#piece = { text, offset: offset + before.length, lines: lines + linesIn(before) };
        this.#parser.write(text);
        if (this.#piece.offset + text.length - this.#parser.endIndex > MOST_PENDING_CHARS)
            throw this.#fault("a tag or section that does not end");
    }
    end() {
        if (this.#path.length > 0)
            throw this.#fault(`the file ends inside <${this.#path.at(-1)}>: it is cut off`);
        if (!this.#isOver)
            throw this.#fault("there is no XML in it");
        this.#parser.end();
    }
    #open(name, attributes) {
        if (this.#isOver && this.#path.length === 0)
            throw this.#fault("something stands after the end");
        if (this.#path.length >= MOST_DEPTH)
            throw this.#fault(`more than ${MOST_DEPTH} elements within each other`);
        this.#told(() => this.#listener.open?.(name, attributes, this.#path));
        this.#isWanted = this.#listener.wants(name, this.#path);
        this.#path.push(name);
        this.#text = "";
    }
    #close(name, isImplied) {
        if (isImplied && !this.#isSelfClosing())
            throw this.#fault(`<${name}> has no end`);
        this.#path.pop();
        const text = this.#isWanted ? this.#text : "";
        this.#isWanted = false;
        this.#text = "";
        if (this.#path.length === 0)
            this.#isOver = true;
        this.#told(() => this.#listener.close(name, text, this.#path));
    }
    /** The parser calls the end of `<a/>` an implied one too. */
    #isSelfClosing() {
        const { text, offset } = this.#piece;
        const end = this.#parser.endIndex - offset;
        return end <= 0 || text.slice(end - 1, end + 1) === "/>";
    }
    #take(text) {
        if (!this.#isWanted)
            return;
        if (this.#text.length + text.length > MOST_TEXT_CHARS)
            throw this.#fault("a text that is too long");
        this.#text += text;
    }
    #instruction(name, data) {
        if (name.startsWith("!"))
            throw this.#fault("it has a document type: exports have none, and none is read");
        const encoding = /encoding\s*=\s*["']([^"']*)["']/i.exec(data)?.[1] ?? "utf-8";
        if (name === "?xml" && encoding.toLowerCase() !== "utf-8")
            throw this.#fault(`it is written in ${JSON.stringify(encoding.slice(0, 40))}: exports are UTF-8`);
    }
    /** What a listener refuses is said with its line. */
    #told(tell) {
        try {
            tell();
        }
        catch (error) {
            throw error instanceof XmlRefusal ? this.#fault(error.message) : error;
        }
    }
    #fault(what) {
        const { text, offset, lines } = this.#piece;
        const line = lines + linesIn(text.slice(0, Math.max(0, this.#parser.startIndex - offset))) + 1;
        return new UsageError("BAD_INPUT", `${printable(this.#file)}, line ${line}: ${printable(what).slice(0, 300)}`);
    }
}
/** What a listener throws about the place at which the file stands. */
export class XmlRefusal extends Error {
    name = "XmlRefusal";
}
function linesIn(text) {
    let lines = 0;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        lines++;
    return lines;
}
