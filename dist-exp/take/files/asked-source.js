// A directory whose own server, on this machine, is asked for what it sends for each file: twice, around one moment. Told
// is what was answered whole and the same both times; the files only say which addresses there are.
import { resolve } from "node:path";
import { UsageError } from "#errors.js";
import { readAnswer } from "#formats/http/told-content.js";
import { identityKey, instant, parsePageUrl } from "#model/index.js";
import { NoteTally } from "../note-tally.js";
import { withoutCookies } from "./answer-bytes.js";
import { publishedAt } from "./published.js";
import { shownName, walkFiles } from "./walk.js";
const DIFFERED = "not told: two answers differed";
/** Where a server of one's own may be asked. @throws UsageError for any other place */
export function localServer(text) {
    const url = parsePageUrl(text);
    const host = url === null ? "" : new URL(url).hostname;
    if (url === null || !(host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host)))
        throw new UsageError("USAGE", `--ask: expected a server on this machine like http://127.0.0.1:8080/, got ${JSON.stringify(text.slice(0, 200))}`);
    return url.endsWith("/") ? url : `${url}/`;
}
/** A directory with its server as a source. */
export class AskedSource {
    by;
    settings;
    #request;
    #fetcher;
    #passed = new NoteTally("file");
    constructor(request, fetcher) {
        const dir = resolve(request.dir);
        this.#request = { ...request, dir };
        this.#fetcher = fetcher;
        this.by = `files in ${dir}, as ${request.ask} sends them`;
        this.settings = { source: "files", dir, ask: request.ask, read: "twice" };
    }
    async *versions() {
        const paths = [];
        for await (const path of walkFiles(this.#request.dir, this.#passed))
            paths.push(path);
        const pages = publishedAt(paths, this.#request, this.#passed);
        const first = new Map();
        for (const [url, path] of pages) {
            const answer = await this.#ask(url, path);
            if (answer === null)
                continue;
            first.set(url, { key: answer.key, times: answer.exchange.times });
            await answer.exchange.spooled?.discard();
        }
        for (const [url, { key, times }] of first) {
            const answer = await this.#ask(url, pages.get(url));
            if (answer?.key === key)
                yield toldAnswer(url, times, answer.exchange, pages.get(url));
            else if (answer !== null)
                await this.#differed(answer.exchange, pages.get(url));
        }
    }
    notes() {
        return [
            `answers are those of ${this.#request.ask}, asked under that name; that the public is sent the same is its owner's word`,
            ...this.#passed.notes(),
        ];
    }
    async close() {
        await this.#fetcher.close();
    }
    async #differed({ spooled }, path) {
        await spooled?.discard();
        this.#passed.add(DIFFERED, shownName(path));
    }
    /** Asks for one; `null` when no state of the page was sent. */
    async #ask(url, path) {
        const { root, ask } = this.#request;
        const asked = parsePageUrl(ask + url.slice(root.length));
        const result = await this.#fetcher.fetch({ url: asked });
        const pass = (why) => {
            this.#passed.add(`not told: ${why}`, shownName(path));
            return null;
        };
        if (result.kind !== "response")
            return pass(`no answer (${result.code})`);
        const { exchange } = result;
        const { responseBytes, spooled } = exchange;
        const read = await readAnswer({ first: responseBytes, pieces: spooled ? () => spooled.read() : null });
        const isShown = exchange.truncated === null && "identity" in read && read.identity.status < 400;
        if (isShown)
            return { key: identityKey(read.identity), exchange };
        await spooled?.discard();
        return pass("identity" in read ? `answered with status ${read.identity.status}` : "answers that show no state");
    }
}
/** From the last byte of the first answer to the sending of the second request. */
function toldAnswer(url, first, second, path) {
    const { sentAt } = second.times;
    const { bytes, leftOut } = withoutCookies(second);
    return {
        told: {
            tier: "source",
            from: first.lastByteAt,
            to: instant(Math.max(first.lastByteAt, sentAt)),
            isCurrent: true,
        },
        content: {
            type: "response",
            url,
            at: sentAt,
            origin: `file ${shownName(path)}`,
            conversion: null,
            bytes,
            leftOut,
        },
        release: async () => second.spooled?.discard(),
    };
}
