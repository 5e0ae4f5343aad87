// A fetcher without a network for script-built sites: answers are those of the instant at which a request arrives, and
// every message that was sent is written down.
import { requestOf } from "#model/index.js";
const PROFILE = { "User-Agent": "isochron-lab", Accept: "*/*", "Accept-Encoding": "gzip" };
/** How long a request is under way, and its answer. */
const [THERE_MS, BACK_MS] = [20, 30];
/** An address kept for documentation (RFC 5737), since no socket has one. */
const ADDRESS = "192.0.2.7";
/** Fetches from one site under both its names; time passes only on the clock. */
export class ScriptSiteFetcher {
    profile = PROFILE;
    /** In the order of sending. */
    sent = [];
    #site;
    #clock;
    #framing;
    constructor(site, clock, framing = "length") {
        this.#site = site;
        this.#clock = clock;
        this.#framing = framing;
    }
    async fetch(request) {
        const { own, other } = this.#site.origins;
        const { origin } = new URL(request.url);
        const message = siteRequest(request);
        const requestBytes = messageBytes(message);
        const leave = await request.admit?.(ADDRESS);
        const sentAt = this.#clock.now();
        try {
            this.sent.push({ bytes: requestBytes, at: sentAt });
            await this.#clock.sleepUntil((sentAt + THERE_MS));
            const at = this.#clock.now();
            const isKnown = origin === own || origin === other;
            await this.#clock.sleepUntil((at + BACK_MS));
            const times = { sentAt, firstByteAt: this.#clock.now(), lastByteAt: this.#clock.now() };
            if (!isKnown)
                return { kind: "failed", code: "dns", message: `no such host: ${origin}`, times };
            const responseBytes = answerBytes(this.#site.answer(message, at), this.#framing);
            const exchange = { times, requestBytes, responseBytes, truncated: null, remoteAddress: ADDRESS };
            return { kind: "response", exchange };
        }
        finally {
            leave?.();
        }
    }
    async close() {
        // Nothing is held open.
    }
}
/** The request that a page is, as the site sees it. */
export function siteRequest({ url }) {
    const { method, fields, body } = requestOf(url) ?? { method: "GET", fields: [], body: null };
    const profile = Object.entries(PROFILE).map(([name, value]) => [name.toLowerCase(), value]);
    const headers = Object.fromEntries([...profile, ...fields]);
    return { method, url: url.replace(/#.*$/s, ""), headers, body: body ?? new Uint8Array() };
}
function messageBytes({ method, url, headers, body }) {
    const { pathname, search, host } = new URL(url);
    const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = method === "POST" ? `content-length: ${body.length}\r\n` : "";
    const head = `${method} ${pathname}${search} HTTP/1.1\r\n${fields.join("")}${length}\r\n`;
    return Buffer.concat([Buffer.from(head, "latin1"), body]);
}
function answerBytes({ status, headers, body }, framing) {
    const [field, framed] = status === 204 ? [[], body] : framings[framing](body);
    const lines = [...headers, ...field].map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} OK\r\n${lines.join("")}\r\n`, "latin1"), framed]);
}
const framings = {
    length: (body) => [[["Content-Length", String(body.length)]], body],
    chunked: (body) => [[["Transfer-Encoding", "chunked"]], chunksOf(body)],
};
const CHUNK_BYTES = 1000;
function chunksOf(body) {
    const pieces = [];
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
        const piece = body.subarray(at, at + CHUNK_BYTES);
        pieces.push(Buffer.from(`${piece.length.toString(16)};part="${at}"\r\n`), piece, Buffer.from("\r\n"));
    }
    return Buffer.concat([...pieces, Buffer.from("0\r\n\r\n")]);
}
