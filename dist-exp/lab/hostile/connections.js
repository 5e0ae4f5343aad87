import { CHUNKED, dripping, flooding, OK, onConnect, reset, resetting, saying, sayingLast, } from "./wire-words.js";
// Only the limit in question is short: a slow machine must not run into another one first.
const SHORT_IDLE = { idleMs: 60 };
const SHORT_TOTAL = { totalMs: 800 };
/** Every behaviour by its name; the outcome is a failure's code, or status and end of the response. */
export const HOSTILITIES = {
    "never answers": { limits: { firstByteMs: 60 }, outcome: "first-byte-timeout" },
    "stops in the status line": { behaviour: saying("HTTP/1."), limits: SHORT_IDLE, outcome: "head-timeout" },
    "stops in the headers": {
        behaviour: saying(`${OK}A: b\r\n`),
        limits: SHORT_IDLE,
        outcome: "head-timeout",
    },
    "stops in the body": {
        behaviour: saying(`${OK}Content-Length: 10\r\n\r\nabc`),
        limits: SHORT_IDLE,
        outcome: "200 time",
    },
    "leaves a chunked body open": {
        behaviour: saying(`${CHUNKED}3\r\nabc\r\n`),
        limits: SHORT_IDLE,
        outcome: "200 time",
    },
    "leaves a body without length open": {
        behaviour: saying(`${OK}\r\nabc`),
        limits: SHORT_IDLE,
        outcome: "200 time",
    },
    "drips the body for ever": {
        behaviour: dripping(`${OK}\r\n`, "x"),
        limits: SHORT_TOTAL,
        outcome: "200 time",
    },
    "drips the headers for ever": {
        behaviour: dripping(OK, "A: b\r\n"),
        limits: SHORT_TOTAL,
        outcome: "head-timeout",
    },
    "sends a body without end": { behaviour: flooding(`${OK}\r\n`, "x"), outcome: "200 length" },
    "sends chunks without end": { behaviour: flooding(CHUNKED, "5\r\nhello\r\n"), outcome: "200 length" },
    "sends one chunk without end": {
        behaviour: flooding(`${CHUNKED}fffffffffff\r\n`, "x"),
        outcome: "200 length",
    },
    "sends a chunk size without end": { behaviour: flooding(CHUNKED, "0"), outcome: "200 length" },
    "sends trailers without end": { behaviour: flooding(`${CHUNKED}0\r\n`, "A: b\r\n"), outcome: "200 length" },
    "sends headers without end": { behaviour: flooding(OK, "A: b\r\n"), outcome: "bad-response" },
    "sends a header line without end": { behaviour: flooding(OK, "A"), outcome: "bad-response" },
    "sends a status line without end": { behaviour: flooding("HTTP/1.1 200 ", "A"), outcome: "bad-response" },
    "sends interim responses without end": {
        behaviour: flooding("", "HTTP/1.1 100 Continue\r\n\r\n"),
        outcome: "bad-response",
    },
    "sends blank lines without end": { behaviour: flooding("", "\r\n"), outcome: "bad-response" },
    "promises more than it sends": {
        behaviour: sayingLast(`${OK}Content-Length: 10\r\n\r\nabc`),
        outcome: "200 disconnect",
    },
    "promises less than it sends": {
        behaviour: sayingLast(`${OK}Content-Length: 2\r\n\r\nabc`),
        outcome: "200 complete",
    },
    "promises an absurd length": {
        behaviour: sayingLast(`${OK}Content-Length: 999999999999999\r\n\r\nabc`),
        outcome: "200 disconnect",
    },
    "promises no number": {
        behaviour: sayingLast(`${OK}Content-Length: 0x10\r\n\r\nabc`),
        outcome: "200 incomplete",
    },
    "promises two lengths": {
        behaviour: sayingLast(`${OK}Content-Length: 1\r\nContent-Length: 3\r\n\r\nabc`),
        outcome: "200 incomplete",
    },
    "ends without the last chunk": {
        behaviour: sayingLast(`${CHUNKED}3\r\nabc\r\n`),
        outcome: "200 disconnect",
    },
    "breaks the chunks": { behaviour: sayingLast(`${CHUNKED}3\r\nabc\r\nxyz\r\n`), outcome: "200 incomplete" },
    "sends a negative chunk size": {
        behaviour: sayingLast(`${CHUNKED}-3\r\nabc\r\n`),
        outcome: "200 incomplete",
    },
    "calls a plain body chunked": {
        behaviour: sayingLast(`${CHUNKED}<html></html>\n`),
        outcome: "200 incomplete",
    },
    "sends NUL bytes in headers and body": {
        behaviour: sayingLast(`${OK}A: \0\0\r\n\0: x\r\nContent-Length: 3\r\n\r\n\0\0\0`),
        outcome: "200 complete",
    },
    "sends no headers": { behaviour: sayingLast(`${OK}\r\n`), outcome: "200 complete" },
    "sends a header without name or colon": {
        behaviour: sayingLast(`${OK}: x\r\nnonsense\r\nContent-Length: 0\r\n\r\n`),
        outcome: "200 complete",
    },
    "speaks HTTP/0.9": { behaviour: sayingLast("<html>old</html>"), outcome: "bad-response" },
    "speaks another protocol": { behaviour: sayingLast("SSH-2.0-OpenSSH_9.2\r\n"), outcome: "bad-response" },
    "sends random bytes": { behaviour: sayingLast("\x16\x03\x01\xff\0\x01"), outcome: "bad-response" },
    "sends a status that is no number": {
        behaviour: sayingLast("HTTP/1.1 abc\r\n\r\n"),
        outcome: "bad-response",
    },
    "sends early hints before the answer": {
        behaviour: saying(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${OK}Content-Length: 0\r\n\r\n`),
        outcome: "200 complete",
    },
    "sends 100 Continue and nothing more": {
        behaviour: sayingLast("HTTP/1.1 100 Continue\r\n\r\n"),
        outcome: "closed",
    },
    "switches protocols": {
        behaviour: saying("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\nbytes"),
        outcome: "101 complete",
    },
    "answers 304 though nobody asked": {
        behaviour: saying("HTTP/1.1 304 Not Modified\r\n\r\n"),
        outcome: "304 complete",
    },
    "sends a body with 204": {
        behaviour: saying("HTTP/1.1 204 No Content\r\n\r\nbody"),
        outcome: "204 complete",
    },
    "closes at once": { onConnect: onConnect((socket) => socket.end()), outcome: /^(closed|reset)$/ },
    "resets at once": {
        onConnect: onConnect(reset),
        outcome: /^(closed|reset)$/,
    },
    "closes after the request": { behaviour: (socket) => socket.end(), outcome: "closed" },
    "resets after the request": { behaviour: reset, outcome: "reset" },
    "resets in the status line": { behaviour: resetting("HTTP/1.1 2"), outcome: "reset" },
    "resets in the headers": { behaviour: resetting(`${OK}A: b\r\n`), outcome: "reset" },
    "resets in a body of known length": {
        behaviour: resetting(`${OK}Content-Length: 10\r\n\r\nabc`),
        outcome: "200 disconnect",
    },
    "resets in a chunk": { behaviour: resetting(`${CHUNKED}5\r\nab`), outcome: "200 disconnect" },
    "resets in a body without length": { behaviour: resetting(`${OK}\r\nabc`), outcome: "200 disconnect" },
    "answers before it is asked": {
        onConnect: (socket) => socket.write(`${OK}Content-Length: 0\r\n\r\n`),
        outcome: /^(bad-response|200 complete)$/,
    },
};
