// `--urls FILE`: lists of seeds from files or from what is piped in.
import { createReadStream } from "node:fs";
import { unreadableFile, UsageError } from "#errors.js";
import { parseUrlList } from "#seeds/index.js";
const MAX_LIST_BYTES = 256 * 1024 * 1024;
/** All URLs of the lists, `-` being standard input. */
export async function readUrlLists(paths, io) {
    const urls = [];
    for (const path of paths) {
        const name = path === "-" ? "standard input" : path;
        const bytes = await readBounded(path === "-" ? io.input : fileChunks(path), name);
        // One by one: a list may be longer than a call may have arguments.
        for (const url of parseUrlList(new TextDecoder().decode(bytes), name))
            urls.push(url);
    }
    return urls;
}
async function* fileChunks(path) {
    try {
        yield* createReadStream(path);
    }
    catch (cause) {
        throw unreadableFile(path, cause);
    }
}
async function readBounded(chunks, name) {
    const parts = [];
    let sizeBytes = 0;
    for await (const chunk of chunks) {
        sizeBytes += chunk.length;
        if (sizeBytes > MAX_LIST_BYTES)
            throw new UsageError("BAD_INPUT", `${name}: longer than ${MAX_LIST_BYTES / 1024 / 1024} MiB; split the list`);
        parts.push(chunk);
    }
    return Buffer.concat(parts);
}
