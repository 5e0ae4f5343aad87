// A fetcher without a network: living sites answer in process, on a virtual clock, with exact wire bytes.
import { instant, parsePageUrl } from "#model/index.js";
import { createLivingSite } from "../create-living-site.js";
import { VirtualClock } from "../../clock/virtual-clock.js";
import { runExchange } from "./exchange.js";
import { requestMessage } from "./request-message.js";
import { parseRequestHead } from "./wire.js";
const PROFILE = { "User-Agent": "isochron-lab", Accept: "*/*", "Accept-Encoding": "gzip" };
/** An address kept for documentation (RFC 5737), since no socket has one. */
const ADDRESS = "192.0.2.1";
/** Fetches from living sites; time passes only on the clock, so a run repeats exactly. */
export class SimulatedFetcher {
    profile;
    #clock;
    #sites;
    #addresses;
    constructor(options) {
        this.profile = options.profile ?? PROFILE;
        this.#clock = options.clock;
        this.#sites = new Map(Object.entries(options.sites));
        this.#addresses = new Map(Object.entries(options.addresses ?? {}));
    }
    async fetch(request, signal) {
        const url = new URL(request.url);
        const site = this.#sites.get(url.origin);
        const requestBytes = requestMessage(request, this.profile);
        const head = requestBytes.subarray(0, requestBytes.indexOf("\r\n\r\n"));
        const parsed = parseRequestHead(head.toString("latin1"));
        if (!site || !parsed)
            return this.#failed("dns", `no such host: ${url.host}`, this.#clock.now());
        const remoteAddress = this.#addresses.get(url.origin) ?? ADDRESS;
        const leave = await request.admit?.(remoteAddress);
        const sentAt = this.#clock.now();
        const received = [];
        let firstByteAt = sentAt;
        const send = (bytes) => {
            if (received.length === 0)
                firstByteAt = this.#clock.now();
            received.push(bytes);
        };
        let ending;
        try {
            ending = await runExchange({ site, clock: this.#clock, request: parsed, send, signal });
        }
        catch (error) {
            if (!signal?.aborted)
                throw error;
            return this.#failed("aborted", "the fetch was stopped", sentAt);
        }
        finally {
            leave?.();
        }
        return {
            kind: "response",
            exchange: {
                times: { sentAt, firstByteAt, lastByteAt: this.#clock.now() },
                requestBytes,
                responseBytes: Buffer.concat(received),
                truncated: ending === "cut" ? "disconnect" : null,
                remoteAddress,
            },
        };
    }
    async close() {
        // Nothing is held open.
    }
    #failed(code, message, sentAt) {
        const now = this.#clock.now();
        return { kind: "failed", code, message, times: { sentAt, firstByteAt: now, lastByteAt: now } };
    }
}
const EPOCH = instant(Date.UTC(2026, 0, 5, 9));
/** Makes a site, its clock and its fetcher in one step. */
export function simulateLivingSite(options) {
    const startAt = options.startAt ?? EPOCH;
    const clock = new VirtualClock({ startAt });
    const site = createLivingSite({ ...options, startAt });
    const fetcher = new SimulatedFetcher({ clock, sites: { "http://living.test": site } });
    return { clock, site, fetcher, url: parsePageUrl("http://living.test/") };
}
