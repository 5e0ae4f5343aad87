// Reads a regular expression into a tree. The subset has no back-references and no look-around, which no machine
// without backtracking can follow.
import { UsageError } from "#errors.js";
/** Longer ones are refused. */
export const MOST_REGEX_CHARS = 256;
const MOST_REPEATS = 1000;
const CLASSES = {
    d: (code) => code >= 48 && code <= 57,
    w: (code) => /\w/.test(String.fromCharCode(code)),
    s: (code) => /\s/.test(String.fromCharCode(code)),
};
/** Takes an expression apart. @throws UsageError when it is none, or beyond the subset */
export function parseRegex(source) {
    if (source.length > MOST_REGEX_CHARS)
        throw new UsageError("BAD_INPUT", `filter: a regular expression of more than ${MOST_REGEX_CHARS} characters`);
    return new RegexParser(source).parse();
}
class RegexParser {
    #source;
    #at = 0;
    constructor(source) {
        this.#source = source;
    }
    parse() {
        const node = this.#choice();
        if (this.#at < this.#source.length)
            throw this.#problem("a ) without its (");
        return node;
    }
    #choice() {
        const parts = [this.#sequence()];
        while (this.#take("|"))
            parts.push(this.#sequence());
        return parts.length === 1 ? parts[0] : { kind: "any", parts };
    }
    #sequence() {
        const parts = [];
        while (this.#at < this.#source.length && !"|)".includes(this.#peek()))
            parts.push(this.#repeated());
        return { kind: "all", parts };
    }
    #repeated() {
        let part = this.#single();
        for (let range = this.#range(); range !== null; range = this.#range())
            part = { kind: "repeat", part, least: range[0], most: range[1] };
        return part;
    }
    #range() {
        const found = /^(?:[*+?]|\{(\d{1,4})(,?)(\d{0,4})\})\??/.exec(this.#source.slice(this.#at));
        if (!found)
            return null;
        this.#at += found[0].length;
        const [sign] = found[0];
        if (sign === "*")
            return [0, Infinity];
        if (sign === "+")
            return [1, Infinity];
        if (sign === "?")
            return [0, 1];
        const least = Number(found[1]);
        const most = found[2] === "" ? least : found[3] === "" ? Infinity : Number(found[3]);
        if (most < least || least > MOST_REPEATS || (most !== Infinity && most > MOST_REPEATS))
            throw this.#problem(`a repetition that cannot be: ${found[0]}`);
        return [least, most];
    }
    #single() {
        const char = this.#next();
        switch (char) {
            case "(":
                return this.#group();
            case "[":
                return { kind: "char", test: this.#set() };
            case ".":
                return { kind: "char", test: () => true };
            case "^":
                return { kind: "start" };
            case "$":
                return { kind: "end" };
            case "\\":
                return { kind: "char", test: this.#escaped() };
            case "*":
            case "+":
            case "?":
                throw this.#problem(`nothing before ${char}`);
            default:
                return { kind: "char", test: isChar(char) };
        }
    }
    #group() {
        if (this.#take("?") && !this.#take(":"))
            throw this.#problem("only (…) and (?:…) are known");
        const node = this.#choice();
        if (!this.#take(")"))
            throw this.#problem("a ( without its )");
        return node;
    }
    #escaped() {
        const char = this.#next();
        const known = CLASSES[char.toLowerCase()];
        if (known)
            return char === char.toLowerCase() ? known : (code) => !known(code);
        if (/[a-zA-Z0-9]/.test(char))
            throw this.#problem(`\\${char} is not known`);
        return isChar(char);
    }
    #set() {
        const isOther = this.#take("^");
        const tests = [];
        for (let isFirst = true; isFirst || this.#peek() !== "]"; isFirst = false)
            tests.push(this.#member());
        this.#at++;
        return (code) => tests.some((test) => test(code)) !== isOther;
    }
    #member() {
        const char = this.#next();
        if (char === "\\" && /[dwsDWS]/.test(this.#peek()))
            return this.#escaped();
        const first = char === "\\" ? this.#next() : char;
        if (this.#peek() !== "-" || "]".includes(this.#source[this.#at + 1] ?? "]"))
            return isChar(first);
        this.#at++;
        const last = this.#take("\\") ? this.#next() : this.#next();
        const [low, high] = [first.charCodeAt(0), last.charCodeAt(0)];
        if (low > high)
            throw this.#problem(`a range that cannot be: ${first}-${last}`);
        return (code) => code >= low && code <= high;
    }
    #peek() {
        return this.#source[this.#at] ?? "";
    }
    #take(char) {
        const is = this.#peek() === char;
        if (is)
            this.#at++;
        return is;
    }
    #next() {
        const char = this.#peek();
        if (char === "")
            throw this.#problem("it ends in the middle");
        this.#at++;
        return char;
    }
    #problem(what) {
        return new UsageError("BAD_INPUT", `filter: ${JSON.stringify(this.#source)} is no regular expression: ${what}`);
    }
}
function isChar(char) {
    const own = char.charCodeAt(0);
    return (code) => code === own;
}
