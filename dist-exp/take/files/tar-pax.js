// Pax records: "length key=value" lines that say what a tar head has no room for.
/** Reads them; what is no record ends the reading, as everything after it is unsure. */
export function readPax(bytes) {
    const read = {};
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(0x20, at);
        const length = blank === -1 ? 0 : Number(bytes.toString("latin1", at, blank));
        if (!Number.isSafeInteger(length) || length <= blank - at + 2 || at + length > bytes.length)
            break;
        const line = bytes.toString("latin1", blank + 1, at + length - 1);
        const equals = line.indexOf("=");
        if (equals > 0)
            read[line.slice(0, equals)] = line.slice(equals + 1);
        at += length;
    }
    const { path, size, mtime } = read;
    return {
        ...(path === undefined || path === "" ? {} : { path }),
        ...(size !== undefined && /^\d{1,15}$/.test(size) ? { size: Number(size) } : {}),
        ...(mtime !== undefined && /^\d{1,12}(\.\d+)?$/.test(mtime) ? { mtime: Number(mtime) } : {}),
    };
}
