// access-rules.json: who may see what of the archive, and beside it a log of every change, to which is only added.
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "#errors.js";
import { toIso } from "#model/index.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { lockRules } from "../catalog/local-catalog.js";
import { storeFailure } from "../store-failure.js";
import { siteOfFolder } from "./layout.js";
import { formatRules, parseRules, writtenRule } from "./rule-form.js";
/** The rules' file in an archive. */
export const RULES_FILE = "access-rules.json";
/** Its log: one JSON line for each change. */
export const RULES_LOG = "access-rules.log.jsonl";
const MOST_BYTES = 8_000_000;
const NO_RULES = { version: "none", rules: [] };
/** The file is looked at no more often than this: rules are asked for several times for every page that is shown. */
const FRESH_MS = 20;
/** The rules of one archive directory. */
export class RuleFile {
    #dir;
    #fs;
    #lookedAt = { ms: -Infinity, stamp: null };
    #read = null;
    constructor(dir, fs = nodeFileSystem) {
        this.#dir = dir;
        this.#fs = fs;
    }
    /** Read again whenever the file has changed; no file is no rules, a file that cannot be read is an error. */
    async current() {
        const stamp = this.#freshStamp();
        if (stamp === null)
            return NO_RULES;
        if (this.#read?.stamp === stamp)
            return this.#read.rules;
        const bytes = await this.#bytes();
        if (bytes === null)
            return NO_RULES;
        const rules = { version: digestOf(bytes), rules: parseRules(bytes, RULES_FILE) };
        this.#read = { stamp, rules };
        return rules;
    }
    collectionOf(file) {
        const folder = /^warcs\/([^/]+)\//.exec(file)?.[1];
        return folder === undefined ? null : siteOfFolder(folder);
    }
    /** Makes a change, whatever others change at the same time; all rules behind it, one that was added last. */
    async change(change) {
        const unlock = lockRules(this.#dir);
        try {
            return await this.#change(change);
        }
        finally {
            unlock();
        }
    }
    /** On record first: a rule in force is always one that the log tells of. */
    async #change({ add: make, remove, by, at }) {
        this.#lookedAt = { ms: -Infinity, stamp: null };
        const before = (await this.current()).rules;
        const add = make?.(before);
        if (remove !== undefined && !before.some(({ id }) => id === remove))
            throw new UsageError("NOT_FOUND", `no rule ${JSON.stringify(remove)}; isochron rules list shows them`);
        if (add && before.some(({ id }) => id === add.id))
            throw new UsageError("BAD_INPUT", `there is a rule ${JSON.stringify(add.id)} already: remove it first`);
        const rules = [...before.filter(({ id }) => id !== remove), ...(add ? [add] : [])];
        const bytes = Buffer.from(formatRules(rules));
        const gone = before.find(({ id }) => id === remove);
        const found = digestOf((await this.#bytes()) ?? Buffer.alloc(0));
        await this.#append({
            at: toIso(at),
            by,
            ...(add && { add: writtenRule(add) }),
            ...(gone && { remove: writtenRule(gone) }),
            // What the file was before and is behind it: a change by hand in between shows as a gap.
            before: found,
            after: digestOf(bytes),
        });
        await writeAtomically(this.#fs, join(this.#dir, RULES_FILE), [bytes]);
        this.#lookedAt = { ms: -Infinity, stamp: null };
        return rules;
    }
    async #append(line) {
        const path = join(this.#dir, RULES_LOG);
        try {
            const isThere = statOf(path) !== null;
            const file = await this.#fs.open(path, isThere ? "r+" : "wx");
            try {
                await file.write(Buffer.from(`${JSON.stringify(line)}\n`));
                await file.sync();
            }
            finally {
                await file.close();
            }
            await this.#fs.syncDirectory(this.#dir);
        }
        catch (error) {
            throw storeFailure(error, "writing", path);
        }
    }
    #freshStamp() {
        const ms = performance.now();
        if (ms - this.#lookedAt.ms > FRESH_MS)
            this.#lookedAt = { ms, stamp: this.#stamp() };
        return this.#lookedAt.stamp;
    }
    #stamp() {
        const found = statOf(join(this.#dir, RULES_FILE));
        if (found === null)
            return null;
        if (found.size > MOST_BYTES)
            throw new UsageError("BAD_INPUT", `${RULES_FILE}: larger than 8 MB`);
        return `${found.ino}:${found.mtimeNs}:${found.ctimeNs}:${found.size}`;
    }
    async #bytes() {
        const path = join(this.#dir, RULES_FILE);
        try {
            return await readFile(path);
        }
        catch (error) {
            if (error.code === "ENOENT")
                return null;
            throw storeFailure(error, "reading", path);
        }
    }
}
/** Without the thread pool, whose way costs ten times this. */
function statOf(path) {
    try {
        return statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        throw storeFailure(error, "reading", path);
    }
}
function digestOf(bytes) {
    return createHash("sha256").update(bytes).digest("hex");
}
