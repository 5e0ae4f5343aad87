// Chunked bodies in the forms that servers give them, and in those that none should.
/** Bodies under `Transfer-Encoding: chunked`, each with its weight. */
export function chunkedForms(payload) {
    const size = payload.length.toString(16);
    const one = (line, end) => payload.length === 0
        ? Buffer.from(end, "latin1")
        : Buffer.concat([Buffer.from(line, "latin1"), payload, Buffer.from(end, "latin1")]);
    return [
        [20, one(`${size}\r\n`, "\r\n0\r\n\r\n")],
        [2, Buffer.concat([...pieces(payload), Buffer.from("0\r\n\r\n")])],
        [2, one(`${size};a=b;c="d;e"\r\n`, "\r\n0;last\r\n\r\n")],
        [2, one(`${size}\n`, "\n0\n\n")],
        [2, one(`${size}\r\n`, "\r\n0\r\nTrailer: x\r\nContent-Length: 3\r\n\r\n")],
        [1, one(`000${size.toUpperCase()}\r\n`, "\r\n000\r\n\r\n")],
        [1, one(`  ${size} \t\r\n`, "\r\n0 \r\n\r\n")],
        [1, one(`${size}\r\n`, "\r\n0\r\n\r\nmore bytes")],
        [1, one(`${size}\r\n`, "\r\n0\r\n")],
        [1, one(`${size}\r\n`, "\r\n0")],
        [1, one(`${size}\r\n`, "\r\n")],
        [1, one(`${size}\r\n`, "")],
        [1, one(`${size}\r\n`, "0\r\n\r\n")],
        [1, one(`${size}\r\n`, "\r\r\n0\r\n\r\n")],
        [1, one(`${size}\r\n`, "\r\nxyz\r\n")],
        [1, one(`-${size}\r\n`, "\r\n0\r\n\r\n")],
        [1, one(`0x${size}\r\n`, "\r\n0\r\n\r\n")],
        [1, one(`${size}${"0".repeat(14)}\r\n`, "\r\n0\r\n\r\n")],
        [1, one(`${size};${"x".repeat(8300)}\r\n`, "\r\n0\r\n\r\n")],
        [1, one(`${size}\r\n`, `\r\n0\r\n${`T: ${"x".repeat(996)}\r\n`.repeat(70)}\r\n`)],
        [1, payload],
        [1, Buffer.from("y".repeat(9000))],
        [1, Buffer.from("0\r\n\r\n")],
        [1, Buffer.alloc(0)],
    ];
}
function pieces(payload) {
    const chunks = [];
    for (let at = 0; at < payload.length; at += 7) {
        const data = payload.subarray(at, at + 7);
        chunks.push(Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from("\r\n"));
    }
    return chunks;
}
