// A text of any length into a file that the user named, whole or not at all.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
/** Pieces below this are written together. */
const PIECE_CHARS = 64 * 1024;
/** Writes texts as UTF-8, one behind the other. */
export async function writeTexts(path, texts) {
    try {
        await mkdir(dirname(path), { recursive: true });
        await writeAtomically(nodeFileSystem, path, inPieces(texts));
    }
    catch (error) {
        throw storeFailure(error, "writing", path);
    }
}
async function* inPieces(texts) {
    let waiting = "";
    for await (const text of texts) {
        waiting += text;
        if (waiting.length < PIECE_CHARS)
            continue;
        yield Buffer.from(waiting);
        waiting = "";
    }
    if (waiting !== "")
        yield Buffer.from(waiting);
}
