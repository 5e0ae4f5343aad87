// Lines of a possibly compressed file as a stream, each with its number, none too long.
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { IsochronError, UsageError } from "#errors.js";
/** Longer lines are refused: no page of a history comes near. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;
/** An error that says where in the input it lies. */
export function lineError(file, line, message) {
    return new UsageError("BAD_INPUT", `${file}, line ${line}: ${message}`);
}
/** Reads a file line by line; `.gz` and `.br` are decompressed. */
export async function* readLines(file) {
    let number = 1;
    let held = [];
    let heldBytes = 0;
    try {
        for await (const chunk of open(file)) {
            let rest = chunk;
            for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
                held.push(rest.subarray(0, end));
                yield { number, text: decode(file, number, Buffer.concat(held)) };
                number++;
                held = [];
                heldBytes = 0;
                rest = rest.subarray(end + 1);
            }
            held.push(rest);
            heldBytes += rest.length;
            if (heldBytes > MAX_LINE_BYTES)
                throw lineError(file, number, `longer than ${MAX_LINE_BYTES} bytes`);
        }
    }
    catch (error) {
        if (error instanceof IsochronError)
            throw error;
        throw lineError(file, number, `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (heldBytes > 0)
        yield { number, text: decode(file, number, Buffer.concat(held)) };
}
function open(file) {
    const source = createReadStream(file);
    const inflate = file.endsWith(".gz")
        ? createGunzip()
        : file.endsWith(".br")
            ? createBrotliDecompress()
            : null;
    if (!inflate)
        return source;
    // Errors and an early end pass both ways; whoever reads sees them on the stream returned.
    return pipeline(source, inflate, () => undefined);
}
const utf8 = new TextDecoder("utf-8", { fatal: true });
function decode(file, line, bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        throw lineError(file, line, "not UTF-8");
    }
}
