// Secrets by their names, and the mask that keeps them out of whatever is put down.
import { UsageError } from "#errors.js";
import { secretExpression } from "./secret-forms.js";
import { SECRET_NAME } from "./steps-file.js";
/** What stands in a text in place of a secret; it is allowed in addresses and fields, too. */
export const SECRET_WORD = "*secret*";
/** Before the name of a secret in the environment. */
export const SECRET_PREFIX = "ISOCHRON_SECRET_";
/** A shorter one could not be told from other text. */
const LEAST_CHARS = 6;
const MOST_CHARS = 1_000;
/** Session cookies and the like that are learned on the way. */
const MOST_LEARNED = 50;
/** Secrets, and where they are found again; see the port `Secrets`. */
export class SecretValues {
    #named;
    #learned = new Set();
    #tell;
    #expression;
    /** @throws UsageError where a value is too short or too long to be kept secret */
    constructor(named, tell = () => { }) {
        for (const [name, value] of named)
            if (value.length < LEAST_CHARS || value.length > MOST_CHARS)
                throw new UsageError("BAD_INPUT", `secret ${name}: has ${value.length} characters; only one of ${LEAST_CHARS} to ${MOST_CHARS} can be kept out of the record`);
        this.#named = named;
        this.#tell = tell;
        this.#expression = secretExpression([...named.values()]);
    }
    valueOf(name) {
        return this.#named.get(name) ?? null;
    }
    fresh() {
        return new SecretValues(this.#named, (value) => this.learn(value));
    }
    learn(value) {
        this.#tell(value);
        if (value.length < LEAST_CHARS || this.#learned.size >= MOST_LEARNED || this.#learned.has(value))
            return;
        this.#learned.add(value.slice(0, MOST_CHARS));
        this.#expression = secretExpression([...this.#named.values(), ...this.#learned]);
    }
    isIn(data) {
        return this.#expression !== null && latin1(data).toLowerCase().search(this.#expression) !== -1;
    }
    maskedText(text) {
        if (!this.isIn(text))
            return text;
        return Buffer.from(this.#replaced(latin1(text), () => SECRET_WORD), "latin1").toString("utf8");
    }
    maskedBytes(bytes) {
        if (!this.isIn(bytes))
            return bytes;
        return Buffer.from(this.#replaced(latin1(bytes), (length) => "*".repeat(length)), "latin1");
    }
    wordedBytes(bytes) {
        if (!this.isIn(bytes))
            return bytes;
        return Buffer.from(this.#replaced(latin1(bytes), () => SECRET_WORD), "latin1");
    }
    /** Small letters of latin1 are as long as large ones: what is found in them has its place in the text. */
    #replaced(text, mask) {
        const parts = [];
        let from = 0;
        for (const { index, 0: found } of text.toLowerCase().matchAll(this.#expression ?? /$^/g)) {
            parts.push(text.slice(from, index), mask(found.length));
            from = index + found.length;
        }
        return parts.join("") + text.slice(from);
    }
}
/** The bytes of UTF-8 as characters: one expression serves texts and bytes. */
function latin1(data) {
    const bytes = typeof data === "string"
        ? Buffer.from(data, "utf8")
        : Buffer.from(data.buffer, data.byteOffset, data.length);
    return bytes.toString("latin1");
}
/** The secrets that are needed, from the file or else from the environment. @throws UsageError where one is missing */
export function readSecrets(names, { environment, file }) {
    const told = file === undefined ? new Map() : linesOf(file);
    const values = names.map((name) => {
        const value = told.get(name) ?? environment[`${SECRET_PREFIX}${name}`];
        if (value !== undefined)
            return [name, value];
        const places = `set ${SECRET_PREFIX}${name}, or write ${name}=… into a file of secrets`;
        throw new UsageError("BAD_INPUT", `secret ${name}: nobody tells it; ${places}`);
    });
    return new SecretValues(new Map(values));
}
/** Stand-ins for whoever does the steps again without the secrets: what they send is what the record has. */
export function standInSecrets(names) {
    return new SecretValues(new Map(names.map((name) => [name, SECRET_WORD])));
}
/** What is wrong is told by its line, never by its text. */
function linesOf({ path, text }) {
    const values = new Map();
    for (const [at, line] of text.split(/\r?\n/).entries()) {
        if (/^\s*(#|$)/.test(line))
            continue;
        const [, name = "", value = ""] = /^\s*([^=\s]+)\s*=(.*)$/.exec(line) ?? [];
        if (!SECRET_NAME.test(name))
            throw new UsageError("BAD_INPUT", `${path}, line ${at + 1}: write NAME=value, the name in capitals`);
        values.set(name, value);
    }
    return values;
}
