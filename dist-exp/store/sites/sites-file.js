// The file of sites under watch, which its owner writes by hand: read whole, replaced whole, by one process at a time.
import { statSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { IsochronError, StoreError, UsageError } from "#errors.js";
import { lockSites } from "../catalog/local-catalog.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { inputFailure } from "../store-failure.js";
const MOST_BYTES = 10_000_000;
/** Changes by this process take turns here: who waits for the lock of another process lets nothing else go on. */
const underWay = new Map();
/** One file of sites. */
export class SitesFile {
    /** As its owner calls it, for messages. */
    name;
    #fs;
    constructor(path, fs = nodeFileSystem) {
        this.name = path;
        this.#fs = fs;
    }
    /** Another whenever the file has changed; `null` while it is not there. */
    async stamp() {
        try {
            const found = statSync(this.name, { bigint: true, throwIfNoEntry: false });
            return found ? `${found.ino}:${found.mtimeNs}:${found.ctimeNs}:${found.size}` : null;
        }
        catch (error) {
            throw inputFailure(error, this.name);
        }
    }
    /** What it says. @throws UsageError when it cannot be read, is too large or no text */
    async text() {
        const text = await this.#textIfAny();
        if (text !== null)
            return text;
        throw new UsageError("NOT_FOUND", `no file ${this.name}: isochron sites add makes one`);
    }
    /** Replaces it by what is made of it, `null` for a file that is not there; whatever `make` throws changes nothing. */
    async change(make) {
        const path = resolve(await this.#target());
        const done = (underWay.get(path) ?? Promise.resolve()).then(() => this.#changeAlone(path, make));
        const ended = done.catch(() => undefined);
        underWay.set(path, ended);
        try {
            await done;
        }
        finally {
            if (underWay.get(path) === ended)
                underWay.delete(path);
        }
    }
    async #changeAlone(path, make) {
        const unlock = lockSites(path);
        try {
            const before = await this.#textIfAny();
            const after = make(before);
            if (after === before)
                return;
            const mode = before === null ? undefined : (await stat(path)).mode & 0o777;
            await writeAtomically(this.#fs, path, [Buffer.from(after)], mode);
        }
        catch (error) {
            throw this.#explained(error);
        }
        finally {
            unlock();
        }
    }
    async #textIfAny() {
        try {
            if ((await stat(this.name)).size > MOST_BYTES)
                throw new UsageError("BAD_INPUT", `${this.name}: larger than 10 MB: is this a file of sites?`);
            const bytes = await readFile(this.name);
            return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        }
        catch (error) {
            if (error.code === "ENOENT")
                return null;
            if (!(error instanceof TypeError))
                throw inputFailure(error, this.name);
            throw new UsageError("BAD_INPUT", `${this.name}: not UTF-8 text: save it as UTF-8`, { cause: error });
        }
    }
    /** Behind a symbolic link its target is replaced, not the link. */
    async #target() {
        const isThere = (await this.stamp()) !== null;
        if (isThere)
            return realpath(this.name);
        const folder = dirname(this.name);
        if (statSync(folder, { throwIfNoEntry: false })?.isDirectory())
            return this.name;
        throw new UsageError("NOT_FOUND", `no directory ${folder}: make it, or name another --file`);
    }
    /** The store's own words are about archives. */
    #explained(error) {
        if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_UNWRITABLE")
            return error;
        const why = error.cause?.code ?? "";
        const what = `cannot write ${this.name}${why === "" ? "" : ` (${why})`}`;
        return new StoreError(error.code, `${what}: change its permissions, or name another --file`, {
            cause: error,
        });
    }
}
