// Lines of a text file in a package, compressed in blocks or not, bounded.
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FormatError, IsochronError } from "#errors.js";
import { MAX_LINE_BYTES } from "../cdxj/lines-of-file.js";
/** All lines without their line ends; empty ones too. */
export async function* entryLines(wacz, name) {
    let rest = "";
    for await (const chunk of entryText(wacz, name)) {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop();
        if (rest.length > MAX_LINE_BYTES)
            throw new FormatError(`a line too long in ${name}`, wacz.path, 0);
        yield* lines;
    }
    if (rest !== "")
        yield rest;
}
async function* entryText(wacz, name) {
    const bytes = Readable.from(wacz.read(name));
    // An error on either side ends the other, and reaches the loop below.
    const plain = name.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
    const decoder = new TextDecoder();
    try {
        for await (const piece of plain)
            yield decoder.decode(piece, { stream: true });
    }
    catch (error) {
        if (error instanceof IsochronError)
            throw error;
        throw new FormatError(`${name} cannot be decompressed`, wacz.path, 0, { cause: error });
    }
}
