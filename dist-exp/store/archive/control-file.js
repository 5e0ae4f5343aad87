// What other processes ask of a running capture: one small file per capture, replaced whole. The archive has one
// writer; this file is the only thing that its readers may leave there.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeAtomically } from "../file-system.js";
import { captureFolder, controlFileName } from "./layout.js";
import { storeFailure } from "../store-failure.js";
const MAX_CONTROL_BYTES = 1_000_000;
const count = z.number().int().min(0);
const controlSchema = z.object({
    want: z.enum(["run", "pause", "cancel"]),
    edits: z.array(z.object({
        askedAt: count.transform((at) => at),
        maxPages: count.optional(),
        delayMs: count.optional(),
        exclude: z.array(z.string()).optional(),
    })),
});
const NOTHING_ASKED = { want: "run", edits: [] };
/** The control files of one archive. */
export class ControlFiles {
    #dir;
    #fs;
    #logger;
    #seen = new Map();
    constructor(dir, fs, logger) {
        this.#dir = dir;
        this.#fs = fs;
        this.#logger = logger;
    }
    async ask(captureId, { want, edit }) {
        const before = (await this.look(captureId)) ?? NOTHING_ASKED;
        const control = { want: want ?? before.want, edits: [...before.edits, ...(edit ? [edit] : [])] };
        const folder = join(this.#dir, captureFolder(captureId));
        try {
            await this.#fs.makeDirectory(folder);
        }
        catch (error) {
            throw storeFailure(error, "creating", folder);
        }
        const text = `${JSON.stringify(control, null, 2)}\n`;
        await writeAtomically(this.#fs, join(this.#dir, controlFileName(captureId)), [Buffer.from(text)]);
    }
    async look(captureId) {
        const path = join(this.#dir, controlFileName(captureId));
        const stamp = await stampOf(path);
        if (stamp === null)
            return null;
        const seen = this.#seen.get(captureId);
        if (seen?.stamp === stamp)
            return seen.control;
        const control = await this.#read(path);
        this.#seen.set(captureId, { stamp, control: control ?? seen?.control ?? null });
        return control ?? seen?.control ?? null;
    }
    /** A file that says nothing we understand is passed over: a capture must not stop for it. */
    async #read(path) {
        try {
            const bytes = await readFile(path);
            if (bytes.length <= MAX_CONTROL_BYTES)
                return controlSchema.parse(JSON.parse(bytes.toString()));
        }
        catch (error) {
            this.#logger.log("warn", `${path} cannot be read and is passed over`, { error: String(error) });
            return null;
        }
        this.#logger.log("warn", `${path} is too large and is passed over`);
        return null;
    }
}
/** Changes with every replacement of the file; `null` when there is none. */
async function stampOf(path) {
    try {
        const { ino, mtimeMs, size } = await stat(path);
        return `${ino}:${mtimeMs}:${size}`;
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw storeFailure(error, "reading", path);
    }
}
