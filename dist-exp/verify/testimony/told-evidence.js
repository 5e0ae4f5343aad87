// One pass over the WARC files of a testimony: every record read, every digest recomputed, every span put to its content.
import { createHash } from "node:crypto";
import { explain } from "../read/explain.js";
import { gzipMembers } from "../read/gzip-members.js";
import { RunNotes } from "../read/run-notes.js";
import { readRecord, warcFields } from "../read/warc-record.js";
import { contentFacts, revisitFacts } from "./told-content.js";
import { spanOf } from "./told-span.js";
/** Contents may be of any length. */
const LONG = new Set(["response", "resource"]);
const CONTENTS = new Set(["response", "resource", "revisit"]);
/** Everything that the WARC files of a testimony hold. */
export class ToldEvidence {
    files = new Map();
    /** Files that cannot be read to their end, and records that cannot be read at all. */
    damage = [];
    duplicates = [];
    warcinfos = [];
    /** What the writer says of itself. */
    run = new RunNotes();
    contents = new Map();
    /** By the id of the content that they stand beside. */
    notes = new Map();
    /** In the order of the files. */
    spans = [];
    /** Records that stand where no testimony puts one, and why. */
    strays = [];
    /** The last record of each file. */
    last = new Map();
    #ids = new Set();
    #locate;
    #limits;
    constructor(locate, limits) {
        this.#locate = locate;
        this.#limits = limits;
    }
    /** Whether a record with this id is in the files. */
    has(id) {
        return this.#ids.has(id);
    }
    /** Reads one file whole; what is wrong with it is kept as damage. */
    async readFile(file) {
        const source = await this.#locate(file);
        if (!source)
            return void this.damage.push({ file, message: `${file} is missing` });
        const { sizeBytes } = source;
        await source.close();
        const hash = createHash("sha256");
        let records = 0;
        try {
            for await (const member of gzipMembers(this.#warc(file), 0, (bytes) => hash.update(bytes))) {
                records++;
                await this.#take(await readRecord(member, file, LONG));
            }
            this.files.set(file, { file, sizeBytes, sha256: hash.digest("hex"), records });
        }
        catch (error) {
            this.damage.push({ file, message: explain(error, file) });
        }
    }
    async #take(record) {
        const { id, type, file, offset, target } = record;
        if (this.#ids.has(id))
            this.duplicates.push(id);
        this.#ids.add(id);
        this.last.set(file, id);
        if (type === "warcinfo")
            this.warcinfos.push(warcFields(record.block));
        else if (CONTENTS.has(type)) {
            const facts = await this.#factsOf(record);
            const refersTo = type === "revisit" ? record.field("WARC-Refers-To") : null;
            this.contents.set(id, { id, type, file, offset, target, refersTo, facts });
        }
        else if (type === "metadata")
            this.#takeMetadata(record, warcFields(record.block));
        else
            this.#stray(id, `a ${type} record is none of a testimony's`);
    }
    #takeMetadata(record, fields) {
        const { id, file, offset, target } = record;
        const beside = record.field("WARC-Concurrent-To");
        if (beside !== null) {
            if (!this.contents.has(beside))
                this.#stray(id, `the content ${beside} beside which it stands is not there`, beside);
            else if (this.notes.has(beside))
                this.#stray(id, `a second metadata record beside ${beside}`);
            else
                this.notes.set(beside, { id, file, offset, target, fields });
        }
        else if ("isochron-told" in fields)
            this.#takeSpan(record, fields);
        else if (target?.startsWith("urn:isochron:capture:"))
            for (const what of this.run.take(fields, this.#ids.size))
                this.damage.push({ file, message: `the run's own record ${id} names no ${what} that can be read` });
        else
            this.#stray(id, "a metadata record that tells of nothing");
    }
    #takeSpan(record, fields) {
        const span = spanOf(record, fields, this.#ids.size);
        if (span)
            this.spans.push(span);
        else
            this.#stray(record.id, "what it tells cannot be read");
    }
    #stray(id, message, beside = null) {
        this.strays.push({ id, message, beside });
    }
    async #factsOf(record) {
        if (record.type !== "revisit")
            return contentFacts(record, this.#limits);
        const original = this.contents.get(record.field("WARC-Refers-To") ?? "");
        if (!original || original.type === "revisit" || original.target !== record.target)
            return { problem: "it refers to no content of the same page in the files before it" };
        const { facts } = original;
        if ("problem" in facts)
            return { problem: `the content it refers to is false: ${facts.problem}` };
        return revisitFacts(record, facts, { limits: this.#limits, reread: () => this.#rawResponse(original) });
    }
    async #rawResponse({ file, offset }) {
        for await (const member of gzipMembers(this.#warc(file), offset)) {
            const { block, pieces } = await readRecord(member, file, LONG);
            return { first: block, pieces };
        }
        return { first: Buffer.alloc(0), pieces: null };
    }
    #warc(file) {
        return { name: file, open: () => this.#locate(file) };
    }
}
