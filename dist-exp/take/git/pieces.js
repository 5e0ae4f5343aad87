import { UsageError } from "#errors.js";
const LF = 0x0a;
/** Longer than any path that a file system takes. */
const MOST_BYTES = 70_000;
/** The pieces between bytes of one value; what stands after the last is no piece. @throws UsageError when one is too long */
export async function* cutAt(output, byte) {
    let rest = Buffer.alloc(0);
    for await (const chunk of output) {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = bytes.indexOf(byte); end !== -1; end = bytes.indexOf(byte, start)) {
            yield bytes.subarray(start, end);
            start = end + 1;
        }
        rest = bytes.subarray(start);
        if (rest.length > MOST_BYTES)
            throw new UsageError("BAD_INPUT", `a name of more than ${MOST_BYTES} bytes in the git history`);
    }
}
/** Lines of plain text. */
export async function* linesOf(output) {
    for await (const piece of cutAt(output, LF))
        yield piece.toString("latin1");
}
