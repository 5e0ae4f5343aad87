// This folder alone knows the YAML library. Here texts are parsed within bounds, and its complaints are put into our words.
// Anchors, aliases, tags, directives and several documents in one file are refused: a list of sites needs none of them,
// and a few lines of them can stand for billions of values.
import { Composer, CST, Lexer, Parser } from "yaml";
import { MOST_FAULTS, Wrong } from "./fault.js";
/** More than ten megabytes of sites come to. */
const MOST_LEXEMES = 4_000_000;
/** Far more than any key takes. */
const DEEPEST = 16;
const OPTIONS = {
    version: "1.2",
    schema: "failsafe",
    // Looks through all keys for each: the tree looks for itself.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
};
/** Thrown to leave the library, which would go on to the end of the text. */
class Enough extends Error {
}
/** Parses one document. */
export function composeYaml(text) {
    const found = [];
    const note = (at, what) => {
        if (found.length < MOST_FAULTS)
            found.push(new Wrong(at, what));
        if (found.length >= MOST_FAULTS)
            throw new Enough();
    };
    try {
        const contents = compose(text, note);
        if (found.length === 0)
            return { contents };
    }
    catch (error) {
        if (!(error instanceof Enough) && !(error instanceof RangeError))
            throw error;
        if (error instanceof RangeError)
            found.push(new Wrong(0, TOO_DEEP));
    }
    return { faults: found.toSorted((a, b) => a.at - b.at) };
}
function compose(text, note) {
    const composer = new Composer(OPTIONS);
    // The library gathers all complaints: a file of nothing else would fill the memory with them.
    Object.assign(composer, {
        onError: (source, code, message) => note(offsetOf(source), wordsOf(code, message)),
    });
    const documents = [];
    for (const token of tokensOf(text, note))
        if (token.type === "error")
            note(token.offset, wordsOf("UNEXPECTED_TOKEN", token.message));
        else
            documents.push(...composer.next(token));
    documents.push(...composer.end());
    return documents[0]?.contents ?? null;
}
function* tokensOf(text, note) {
    const parser = new Parser();
    const guard = new LexemeGuard(note);
    for (const lexeme of new Lexer().lex(text)) {
        if (!guard.takes(lexeme))
            throw new Enough();
        yield* parser.next(lexeme);
    }
    yield* parser.end();
}
const TOO_DEEP = "nested too deeply: no key takes so many lists in lists";
/** What is refused before anything is made of it. */
const REFUSED = {
    alias: "aliases (*name) are not taken: write it out, or say it once under defaults",
    anchor: "anchors (&name) are not taken: write it out, or say it once under defaults",
    tag: "tags (!name) are not taken: put a text that begins so in quotation marks",
    "directive-line": "directives (%…) are not taken: leave the line out",
    "doc-end": "one document to a file: leave out the line of dots",
    "explicit-key-ind": "keys are written as name: value, without a question mark",
};
const OPEN = "a quotation mark that is not closed";
/** The library would tell of it at the end of the file. */
function isOpen(type, lexeme) {
    return type?.endsWith("-quoted-scalar") === true && (lexeme.length < 2 || lexeme.at(-1) !== lexeme[0]);
}
const BETWEEN = new Set(["space", "newline", "comment", "byte-order-mark"]);
/** Counts what the library would build, and stops it in time. */
class LexemeGuard {
    #note;
    #at = 0;
    #count = 0;
    #flow = 0;
    #dashes = 0;
    #isScalar = false;
    #hasStart = false;
    constructor(note) {
        this.#note = note;
    }
    /** Whether it is worth going on. */
    takes(lexeme) {
        const at = this.#at;
        const type = this.#isScalar ? "text" : CST.tokenType(lexeme);
        this.#isScalar = type === "scalar";
        if (type === "scalar" || type === "doc-mode" || type === "flow-error-end")
            return true;
        this.#at += lexeme.length;
        const problem = isOpen(type, lexeme) ? OPEN : this.#problem(type);
        if (problem !== null)
            this.#note(at, problem);
        return problem === null;
    }
    #problem(type) {
        if (++this.#count > MOST_LEXEMES)
            return "more words and signs than any list of sites needs";
        if (type !== null && Object.hasOwn(REFUSED, type))
            return REFUSED[type];
        if (type === "doc-start" && this.#hasStart)
            return "one document to a file: leave out the line of dashes";
        this.#hasStart ||= !BETWEEN.has(type);
        return this.#depth(type) > DEEPEST ? TOO_DEEP : null;
    }
    /** In brackets, or in dashes of one line. */
    #depth(type) {
        if (type === "flow-map-start" || type === "flow-seq-start")
            this.#flow++;
        if (type === "flow-map-end" || type === "flow-seq-end")
            this.#flow--;
        if (type === "newline")
            this.#dashes = 0;
        if (type === "seq-item-ind")
            this.#dashes++;
        return Math.max(this.#flow, this.#dashes);
    }
}
function offsetOf(source) {
    if (typeof source === "number")
        return source;
    return "offset" in source ? source.offset : (source[0] ?? 0);
}
const WORDS = {
    TAB_AS_INDENT: "a tab in the indentation: use spaces",
    BAD_INDENT: "indented otherwise than the lines that it belongs to",
    BLOCK_AS_IMPLICIT_KEY: "a second ': ' in one line: put the value in quotation marks, or begin a new line",
    MULTILINE_IMPLICIT_KEY: "a key and its value stand in one line with ': ' between them, like name: news",
    KEY_OVER_1024_CHARS: "a key is one word, like name",
    BAD_SCALAR_START: "a value that begins so must stand in quotation marks",
    RESOURCE_EXHAUSTION: TOO_DEEP,
};
function wordsOf(code, message) {
    const [, missing] = /must be sufficiently indented and end with a (\S)/.exec(message) ?? [];
    if (missing !== undefined)
        return `${missing} is missing, or the lines before it are not indented enough`;
    if (message.startsWith("Implicit map keys need to be followed"))
        return WORDS.MULTILINE_IMPLICIT_KEY;
    return WORDS[code] ?? `not YAML: ${message.replace(/\s+/g, " ").slice(0, 200)}`;
}
