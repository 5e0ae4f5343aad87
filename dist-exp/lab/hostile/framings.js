// Heads that contradict themselves and bodies that do not end as they say (docs/certificate.md, how a body is framed).
import { chunkedTo } from "./told.js";
const OK = "HTTP/1.1 200 OK\r\n";
const TE = `${OK}Transfer-Encoding: chunked\r\n`;
const WHOLE = "captured 200";
const CUT = "failed truncated";
/** Every framing with what the record says of it; all is said at once, and the connection closed. */
export const FRAMINGS = {
    "says 204 with a length": ["HTTP/1.1 204 N\r\nContent-Length: 43\r\n\r\n", "captured 204"],
    "says 204 with chunks": [
        "HTTP/1.1 204 N\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        "captured 204",
    ],
    "says 205 with a body": ["HTTP/1.1 205 R\r\nContent-Length: 3\r\n\r\nabc", "captured 205"],
    "says 304 with a body": ["HTTP/1.1 304 N\r\nContent-Length: 3\r\n\r\nabc", "unchanged"],
    "says one length twice": [`${OK}Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc`, WHOLE],
    "says one length twice in a line": [`${OK}Content-Length: 3, 3\r\n\r\nabc`, WHOLE],
    "says a length and a comma": [`${OK}Content-Length: 3,\r\n\r\nabc`, WHOLE],
    "says two lengths in a line": [`${OK}Content-Length: 3, 4\r\n\r\nabc`, CUT],
    "says a length with a sign": [`${OK}Content-Length: +3\r\n\r\nabc`, CUT],
    "says a negative length": [`${OK}Content-Length: -3\r\n\r\nabc`, CUT],
    "says a length with words": [`${OK}Content-Length: 3 bytes\r\n\r\nabc`, CUT],
    "says a length with a fraction": [`${OK}Content-Length: 3.0\r\n\r\nabc`, CUT],
    "says a length in quotes": [`${OK}Content-Length: "3"\r\n\r\nabc`, CUT],
    "says a length of many zeros": [`${OK}Content-Length: 0000003\r\n\r\nabc`, WHOLE],
    "says a length of 16 digits": [`${OK}Content-Length: 0000000000000003\r\n\r\nabc`, CUT],
    "says an empty length": [`${OK}Content-Length:\r\n\r\nabc`, WHOLE],
    "folds its length": [`${OK}Content-Length:\r\n 3\r\n\r\nabc`, WHOLE],
    "folds its length in two": [`${OK}Content-Length: 3\r\n 3\r\n\r\nabc`, CUT],
    "puts a space before the colon": [`${OK}Content-Length : 3\r\n\r\nabc`, WHOLE],
    "says no length and closes": [`${OK}\r\nabc`, WHOLE],
    "says chunked in HTTP/1.0": [
        "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        CUT,
    ],
    "says keep-alive in HTTP/1.0": [
        "HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 3\r\n\r\nabc",
        WHOLE,
    ],
    "says gzip and chunked": [`${OK}Transfer-Encoding: gzip, chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`, CUT],
    "says a coding that nobody knows": [`${OK}Transfer-Encoding: x-rot13\r\nContent-Length: 3\r\n\r\nabc`, CUT],
    "says identity and a length": [`${OK}Transfer-Encoding: identity\r\nContent-Length: 3\r\n\r\nabc`, WHOLE],
    "says chunked on two lines": [
        `${OK}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        CUT,
    ],
    "says chunked with a parameter": [`${OK}Transfer-Encoding: chunked;q=1\r\n\r\n3\r\nabc\r\n0\r\n\r\n`, CUT],
    "says chunked and sends a plain body of its length": [`${TE}Content-Length: 6\r\n\r\n<html>`, CUT],
    "says an empty transfer coding": [`${OK}Transfer-Encoding:\r\nContent-Length: 3\r\n\r\nabc`, WHOLE],
    ...chunkedTo({
        "sends chunk extensions": ['3;a="b;c"\r\nabc\r\n0;d\r\n\r\n', WHOLE],
        "sends chunks with bare line feeds": ["3\nabc\n0\n\n", WHOLE],
        "sends chunk sizes with zeros": ["0003\r\nabc\r\n000\r\n\r\n", WHOLE],
        "sends chunk sizes with spaces": [" 3 \r\nabc\r\n0\t\r\n\r\n", WHOLE],
        "sends trailers": ["3\r\nabc\r\n0\r\nContent-Length: 9\r\nX: y\r\n\r\n", WHOLE],
        "sends no line after the last chunk": ["3\r\nabc\r\n0\r\n", CUT],
        "sends no end of the last size": ["3\r\nabc\r\n0", CUT],
        "sends more than the chunk's size": ["2\r\nabc\r\n0\r\n\r\n", CUT],
        "sends less than the chunk's size": ["5\r\nabc\r\n0\r\n\r\n", CUT],
        "sends a chunk size in words": ["three\r\nabc\r\n0\r\n\r\n", CUT],
        "sends a chunk size with 0x": ["0x3\r\nabc\r\n0\r\n\r\n", CUT],
        "sends a chunk size beyond all numbers": ["ffffffffffffffff3\r\nabc\r\n0\r\n\r\n", CUT],
        "sends an empty chunk size": ["\r\nabc\r\n0\r\n\r\n", CUT],
        "sends chunk data without its line end": ["3\r\nabc0\r\n\r\n", CUT],
        "sends nothing in chunks": ["0\r\n\r\n", WHOLE],
        "sends nothing where chunks are due": ["", CUT],
        "sends a trailer of a hundred kilobytes": [`0\r\n${"T: xxxxxxxxxxxxxxxx\r\n".repeat(5000)}\r\n`, CUT],
        "sends an answer after its chunks": [`1\r\na\r\n0\r\n\r\n${OK}Content-Length: 0\r\n\r\n`, WHOLE],
    }),
};
