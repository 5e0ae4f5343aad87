import { spooledAt } from "../archive/spool.js";
/** The exchange, ready to be sent. */
export function sentExchange(exchange) {
    const { requestBytes, responseBytes, spooled, ...facts } = exchange;
    const bytes = new Uint8Array(requestBytes.length + responseBytes.length);
    bytes.set(requestBytes);
    bytes.set(responseBytes, requestBytes.length);
    return { ...facts, bytes, requestLength: requestBytes.length, spooledFile: placeOf(spooled) };
}
/** The exchange again; whoever sent it discards what is spooled. */
export function receivedExchange(sent) {
    const { bytes, requestLength, spooledFile, ...facts } = sent;
    return {
        ...facts,
        requestBytes: bytes.subarray(0, requestLength),
        responseBytes: bytes.subarray(requestLength),
        ...(spooledFile ? { spooled: spooledAt(spooledFile, async () => undefined) } : {}),
    };
}
/** The content, ready to be sent. */
export function sentContent({ block, ...rest }) {
    return { ...rest, block: block instanceof Uint8Array ? block : placeOf(block) };
}
/** The content again; whoever sent it discards what is spooled. */
export function receivedContent({ block, ...rest }) {
    const whole = block instanceof Uint8Array;
    return { ...rest, block: whole ? block : spooledAt(block, async () => undefined) };
}
function placeOf(spooled) {
    if (!spooled)
        return null;
    const { path, sizeBytes, digest } = spooled;
    return { path, sizeBytes, digest };
}
