// Which modules a script names: static imports, re-exports, and import() of a literal (ECMA-262, 16.2.2, 16.2.3, 13.3.10).
// A tokenizer of its own, as only strings, comments, templates and regular expressions need to be told from code.
/** More than any script imports. */
const MAX_SPECIFIERS = 20_000;
/** Finds the specifiers of a script in one pass; what cannot be read as a script gives none. */
export function moduleSpecifiers(script) {
    if (!script.includes("import") && !script.includes("from"))
        return [];
    const reader = new ScriptReader(script);
    reader.read();
    return reader.found;
}
/** After these words a slash begins a regular expression, after other names it divides. */
const BEFORE_OPERAND = new Set("await case delete do else in instanceof new of return throw typeof void yield".split(" "));
const BEFORE_CONDITION = new Set(["for", "if", "while", "with"]);
/** All that may stand between `import` or `export` and its `from`, comments aside. */
const CLAUSE = /[\w$\s,{}*\u0080-\uffff]*/y;
const SPACE = /\s*/y;
class ScriptReader {
    found = [];
    #script;
    #at = 0;
    /** The name or sign read last, white space and comments aside. */
    #last = "";
    /** For each open parenthesis, whether a condition stands in it. */
    #parentheses = [];
    #closedCondition = false;
    #noExpressionBefore = 0;
    /** Open braces since each open template's substitution began. */
    #templates = [];
    constructor(script) {
        this.#script = script;
    }
    read() {
        while (this.#at < this.#script.length && this.found.length < MAX_SPECIFIERS)
            this.#readOne();
    }
    #readOne() {
        // Asked of every character: codes are compared, patterns would take most of the time.
        const code = this.#script.charCodeAt(this.#at);
        if (code <= 0x20)
            this.#at++;
        else if (isNamePart(code))
            this.#takeName(this.#name());
        else
            this.#readSign(this.#script[this.#at]);
    }
    #readSign(sign) {
        if (sign === '"' || sign === "'")
            this.#take(sign, this.#stringEnd(sign));
        else if (sign === "`")
            this.#readTemplate(this.#at + 1);
        else if (sign === "/")
            this.#readSlash();
        else
            this.#takeSign(sign);
    }
    #name() {
        const start = this.#at;
        while (isNamePart(this.#script.charCodeAt(this.#at)))
            this.#at++;
        return this.#script.slice(start, this.#at);
    }
    #takeName(name) {
        const isOwn = this.#last !== ".";
        this.#last = name;
        if (!isOwn)
            return;
        if (name === "import")
            this.#readImport();
        else if (name === "export")
            this.#readClause();
    }
    #readImport() {
        this.#skipSpace();
        if (this.#script[this.#at] !== "(")
            return this.#readClause();
        this.#takeSign("(");
        this.#skipSpace();
        const literal = this.#literal();
        if (literal === null)
            return;
        this.#last = '"';
        this.#skipSpace();
        // An expression that only begins with a string names no module that can be known.
        if (/[,)]/.test(this.#script[this.#at] ?? ""))
            this.found.push(literal);
    }
    /** `import "x"`, `import a, { b } from "x"`, `export * from "x"`: what is read through is not read again. */
    #readClause() {
        let run = "";
        for (let more = true; more;) {
            const piece = this.#match(CLAUSE);
            if (piece !== "")
                run = piece;
            more = this.#skipComment();
        }
        const isSource = /(?:^|[\s}*,])from\s*$/.test(run.slice(-64));
        const isBare = this.#last === "import" && run.trim() === "";
        if (run.trim() !== "")
            this.#last = run.trimEnd().at(-1);
        const quote = this.#script[this.#at];
        if ((quote !== '"' && quote !== "'") || !(isSource || isBare))
            return;
        const literal = this.#literal();
        if (literal === null)
            return;
        this.found.push(literal);
        this.#last = '"';
    }
    /** A string without escapes that stands here. */
    #literal() {
        const quote = this.#script[this.#at];
        if (quote !== '"' && quote !== "'" && quote !== "`")
            return null;
        const start = this.#at + 1;
        const end = this.#script.indexOf(quote, start);
        if (end === -1 || end - start > 4096)
            return null;
        const value = this.#script.slice(start, end);
        if (/[\\\r\n]/.test(value) || (quote === "`" && value.includes("${")))
            return null;
        this.#at = end + 1;
        return { start, end, value };
    }
    #readSlash() {
        if (this.#skipComment())
            return;
        const end = this.#isOperandNext() && this.#at >= this.#noExpressionBefore ? this.#expressionEnd() : -1;
        if (end === -1)
            this.#take("/", this.#at + 1);
        else
            this.#take("]", end); // divides what follows, as after any operand
    }
    /** Where a regular expression that begins here ends; −1 when its line does so first. */
    #expressionEnd() {
        let inClass = false;
        for (let at = this.#at + 1; at < this.#script.length; at++) {
            const sign = this.#script[at];
            if (sign === "\n" || sign === "\r") {
                this.#noExpressionBefore = at; // the line is not searched again for each of its slashes
                return -1;
            }
            if (sign === "\\")
                at++;
            else if (sign === "[")
                inClass = true;
            else if (sign === "]")
                inClass = false;
            else if (sign === "/" && !inClass)
                return at + 1;
        }
        this.#noExpressionBefore = this.#script.length;
        return -1;
    }
    #isOperandNext() {
        if (this.#last === ")")
            return this.#closedCondition;
        if (/[\w$\u0080-\uffff]$/.test(this.#last))
            return BEFORE_OPERAND.has(this.#last);
        return !["]", "}", '"', "'", "`"].includes(this.#last);
    }
    #takeSign(sign) {
        if (sign === "(")
            this.#parentheses.push(BEFORE_CONDITION.has(this.#last));
        if (sign === ")")
            this.#closedCondition = this.#parentheses.pop() ?? false;
        const inTemplate = this.#templates.length - 1;
        if (inTemplate >= 0 && sign === "{")
            this.#templates[inTemplate]++;
        if (inTemplate >= 0 && sign === "}" && this.#templates[inTemplate]-- === 0) {
            this.#templates.pop();
            return this.#readTemplate(this.#at + 1);
        }
        this.#take(sign, this.#at + 1);
    }
    /** The text of a template from its beginning or from the end of a substitution. */
    #readTemplate(from) {
        for (let at = from; at < this.#script.length; at++) {
            const sign = this.#script[at];
            if (sign === "\\")
                at++;
            else if (sign === "`")
                return this.#take("`", at + 1);
            else if (sign === "$" && this.#script[at + 1] === "{") {
                this.#templates.push(0);
                return this.#take("{", at + 2);
            }
        }
        this.#at = this.#script.length;
    }
    /** A string left open ends with its line. */
    #stringEnd(quote) {
        for (let at = this.#at + 1; at < this.#script.length; at++) {
            const sign = this.#script[at];
            if (sign === "\\")
                at++;
            else if (sign === quote || sign === "\n" || sign === "\r")
                return at + 1;
        }
        return this.#script.length;
    }
    #skipSpace() {
        do
            this.#match(SPACE);
        while (this.#skipComment());
    }
    #skipComment() {
        const isBlock = this.#script.startsWith("/*", this.#at);
        if (!isBlock && !this.#script.startsWith("//", this.#at))
            return false;
        const end = this.#script.indexOf(isBlock ? "*/" : "\n", this.#at + 2);
        this.#at = end === -1 ? this.#script.length : end + (isBlock ? 2 : 0);
        return true;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const text = pattern.exec(this.#script)?.[0] ?? "";
        this.#at += text.length;
        return text;
    }
    #take(sign, end) {
        this.#last = sign;
        this.#at = end;
    }
}
/** Letters, digits, "$", "_", and all beyond ASCII, which is read as letters. */
function isNamePart(code) {
    return ((code >= 0x61 && code <= 0x7a) ||
        (code >= 0x41 && code <= 0x5a) ||
        (code >= 0x30 && code <= 0x39) ||
        code === 0x24 ||
        code === 0x5f ||
        code >= 0x80);
}
