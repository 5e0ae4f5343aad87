// Asks a proxy for a tunnel to a server: CONNECT (RFC 9110 section 9.3.6) or SOCKS 5 (RFC 1928).
import { isIPv4, isIPv6 } from "node:net";
import { parseStatusLine } from "#formats/http/http-message.js";
const OPEN = { kind: "open" };
const NO_REPLY = { kind: "failed", why: "it gave no answer that can be read" };
const NEEDS_LOGIN = "it asks for a user name and a password: give them as scheme://user:password@host:port";
const WRONG_LOGIN = "it does not take the user name and password given";
/** Opens the tunnel on a connection to the proxy; the name is looked up by the proxy. */
export function openTunnel(talk, proxy, end) {
    return proxy.kind === "socks5" ? bySocks(talk, proxy, end) : byConnect(talk, proxy, end);
}
async function byConnect(talk, { credentials }, end) {
    const host = isIPv6(end.hostname) ? `[${end.hostname}]` : end.hostname;
    const lines = [`CONNECT ${host}:${end.port} HTTP/1.1`, `Host: ${host}:${end.port}`];
    if (credentials)
        lines.push(`Proxy-Authorization: ${basic(credentials)}`);
    const reply = await talk.ask(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), endOfHead);
    const status = reply && parseStatusLine(reply.toString("latin1").split(/\r?\n/, 1)[0])?.status;
    if (!status)
        return NO_REPLY;
    if (status >= 200 && status < 300)
        return OPEN;
    if (status === 407)
        return { kind: "refuses-us", why: credentials ? WRONG_LOGIN : NEEDS_LOGIN };
    return { kind: "failed", why: `it answers ${status} to CONNECT ${host}:${end.port}` };
}
/** RFC 7617 section 2, in UTF-8. */
function basic({ user, password }) {
    return `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;
}
function endOfHead(bytes) {
    const end = /\r?\n\r?\n/.exec(bytes.toString("latin1"));
    return end && end.index + end[0].length;
}
const VERSION = 5;
const NO_LOGIN = 0;
const LOGIN = 2;
const CONNECT = 1;
async function bySocks(talk, { credentials }, end) {
    const methods = credentials ? [NO_LOGIN, LOGIN] : [NO_LOGIN];
    const chosen = await talk.ask(Buffer.from([VERSION, methods.length, ...methods]), ofLength(2));
    if (chosen?.[0] !== VERSION)
        return NO_REPLY;
    if (!methods.includes(chosen[1]))
        return { kind: "refuses-us", why: credentials ? WRONG_LOGIN : NEEDS_LOGIN };
    if (chosen[1] === LOGIN) {
        // RFC 1929 section 2.
        const words = [credentials.user, credentials.password].map((word) => Buffer.from(word, "utf8"));
        const said = words.flatMap((word) => [Buffer.from([word.length]), word]);
        const taken = await talk.ask(Buffer.concat([Buffer.from([1]), ...said]), ofLength(2));
        if (taken === null)
            return NO_REPLY;
        if (taken[1] !== 0)
            return { kind: "refuses-us", why: WRONG_LOGIN };
    }
    const reply = await talk.ask(socksRequest(end), endOfSocksReply);
    if (reply?.[0] !== VERSION)
        return NO_REPLY;
    if (reply[1] === 0)
        return OPEN;
    const why = SOCKS_REPLIES[reply[1]] ?? `it answers ${reply[1]}`;
    return { kind: "failed", why: `${why} (SOCKS, ${end.hostname}:${end.port})` };
}
const SOCKS_REPLIES = {
    2: "its rules do not allow the connection",
    3: "the network cannot be reached",
    4: "the host cannot be reached",
    5: "the connection was refused",
    6: "the connection was not made in time",
};
/** Section 4: the name goes as it is, so that the proxy looks it up. */
function socksRequest({ hostname, port }) {
    const name = Buffer.from(hostname, "latin1");
    const place = isIPv4(hostname)
        ? Buffer.from([1, ...hostname.split(".").map(Number)])
        : isIPv6(hostname)
            ? Buffer.concat([Buffer.from([4]), ipv6Bytes(hostname)])
            : Buffer.concat([Buffer.from([3, name.length]), name]);
    return Buffer.concat([Buffer.from([VERSION, CONNECT, 0]), place, Buffer.from([port >> 8, port & 255])]);
}
/** Of an address as URL writes it: no dots in it, at most one gap. */
function ipv6Bytes(address) {
    const [left = "", right] = address.split("::");
    const [before, after] = [groupsOf(left), groupsOf(right ?? "")];
    const gap = right === undefined ? 0 : 8 - before.length - after.length;
    const groups = [...before, ...Array.from({ length: gap }, () => 0), ...after];
    return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
function groupsOf(text) {
    return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}
function ofLength(length) {
    return (bytes) => (bytes.length >= length ? length : null);
}
/** Section 6: version, reply, 0, and the address from which the proxy connects. */
function endOfSocksReply(bytes) {
    if (bytes.length < 5)
        return null;
    const addressBytes = { 1: 4, 3: 1 + bytes[4], 4: 16 }[bytes[3]];
    const end = 4 + (addressBytes ?? 0) + 2;
    return bytes.length >= end ? end : null;
}
