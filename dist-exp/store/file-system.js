// Everything the store writes goes through this small port, so that tests can fail a write, fill the disk
// or lose what was not synced, on the real code paths.
import { writeSync } from "node:fs";
import { constants, copyFile, link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { begun, ended } from "./unfinished-files.js";
import { abandoned, temporaryName } from "./temporary-name.js";
import { storeFailure } from "./store-failure.js";
const SOON_BYTES = 128 * 1024;
class NodeOutputFile {
    #handle;
    #position;
    constructor(handle, position) {
        this.#handle = handle;
        this.#position = position;
    }
    async write(bytes) {
        for (let done = 0; done < bytes.length;) {
            const bytesWritten = await this.#writeSome(bytes, done);
            done += bytesWritten;
            this.#position += bytesWritten;
        }
    }
    // Handing a page to the operating system takes a few microseconds, asking another thread to do it many.
    async #writeSome(bytes, done) {
        const left = bytes.length - done;
        if (left <= SOON_BYTES)
            return writeSync(this.#handle.fd, bytes, done, left, this.#position);
        return (await this.#handle.write(bytes, done, left, this.#position)).bytesWritten;
    }
    async sync() {
        await this.#handle.sync();
    }
    async truncate(sizeBytes) {
        await this.#handle.truncate(sizeBytes);
        this.#position = sizeBytes;
    }
    async close() {
        await this.#handle.close();
    }
}
/** Said by file systems in which a file has one name only. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);
/** The real file system. */
export const nodeFileSystem = {
    async open(path, flags, mode) {
        const handle = await open(path, flags, mode);
        begun(path);
        return new NodeOutputFile(handle, flags === "wx" ? 0 : (await handle.stat()).size);
    },
    async rename(from, to) {
        await rename(from, to);
        ended(from);
        begun(to); // what was made whole only to be read once is no more to stay than its beginning
    },
    async link(from, to) {
        try {
            await link(from, to);
        }
        catch (error) {
            const { code = "" } = error;
            if (!NO_LINKS.has(code))
                throw error;
            await copyFile(from, to, constants.COPYFILE_EXCL);
        }
    },
    async remove(path) {
        await rm(path, { force: true });
        ended(path);
    },
    async makeDirectory(path) {
        const first = await mkdir(path, { recursive: true });
        if (first === undefined)
            return;
        // As whole paths: the directory of a relative name is `.`, and that of `.` is `.` again.
        const top = resolve(first);
        for (let made = resolve(path); made.length >= top.length; made = dirname(made))
            await nodeFileSystem.syncDirectory(dirname(made));
    },
    async syncDirectory(path) {
        const handle = await open(path, "r");
        try {
            await handle.sync();
        }
        finally {
            await handle.close();
        }
    },
};
/** Makes a file appear whole or not at all: temporary name, sync, rename, sync of the directory. */
export async function writeAtomically(fs, path, chunks, mode) {
    const temporary = temporaryName(path);
    try {
        for (const left of await abandoned(path))
            await fs.remove(left);
        await writeAll(await fs.open(temporary, "wx", mode), chunks);
        await fs.rename(temporary, path);
        await fs.syncDirectory(dirname(path));
    }
    catch (error) {
        await fs.remove(temporary).catch(() => undefined);
        throw storeFailure(error, "writing", path);
    }
}
/** The same for what is made once: `false` when another process was first, whose file stays. */
export async function writeOnce(fs, path, bytes, mode) {
    const temporary = temporaryName(path);
    try {
        await writeAll(await fs.open(temporary, "wx", mode), [bytes]);
        await fs.link(temporary, path);
        await fs.syncDirectory(dirname(path));
        return true;
    }
    catch (error) {
        if (error.code === "EEXIST")
            return false;
        throw storeFailure(error, "writing", path);
    }
    finally {
        await fs.remove(temporary).catch(() => undefined);
    }
}
async function writeAll(file, chunks) {
    try {
        for await (const chunk of chunks)
            await file.write(chunk);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
