// The index lines and the looks of an import, made while its files are read for the first time. Whether a file can stay as it is turns
// out at its end: until then its lines are apart.
import { basename, join } from "node:path";
import { INDEX_FOLDER } from "../../cdxj/archive-index.js";
import { formatLine } from "../../cdxj/line.js";
import { SortedRuns } from "../../cdxj/sorted-runs.js";
import { DraftLooks } from "./draft-looks.js";
import { factsOf, importedOutcome } from "./imported-look.js";
/** Lines for the index of one site. */
export function importLines(fs, { dir, folder }, readOutcome) {
    const prefix = join(dir, INDEX_FOLDER, `${basename(folder)}.import`);
    return {
        runs: new SortedRuns(fs, prefix),
        looks: new DraftLooks(fs, `${prefix}.looks.tmp`),
        readOutcome,
        hashes: new Map(),
        draft: () => new SortedRuns(fs, `${prefix}.draft`),
    };
}
/** The lines of one file, for the case that it stays as it is. */
export class DraftIndex {
    file;
    #lines;
    #own;
    constructor({ lines }, file) {
        this.file = file;
        this.#lines = lines;
        this.#own = lines.draft();
        lines.looks.beginFile();
    }
    take(entry) {
        return this.#own.add(formatLine(entry));
    }
    takeLook(paired, block) {
        const facts = this.#lines.readOutcome && factsOf(paired);
        return facts ? this.#readLook(facts, paired.request, block) : undefined;
    }
    async #readLook(facts, request, block) {
        const { looks, readOutcome } = this.#lines;
        const read = block && { first: block, pieces: null };
        const outcome = read && (await importedOutcome(facts, read, request, readOutcome));
        await looks.add({ facts, outcome, request });
    }
    /** Keeps the lines, and the looks where they are all there; or forgets them. */
    async end({ isKept, hasLooks }) {
        const { looks, readOutcome } = this.#lines;
        try {
            if (isKept && hasLooks && readOutcome !== null)
                await looks.keepFile(this.file);
            for (const source of isKept ? this.#own.sources() : [])
                for await (const lines of source)
                    for (const line of lines)
                        await this.#lines.runs.add(line);
        }
        finally {
            await this.#own.remove();
        }
    }
}
