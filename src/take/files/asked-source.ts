// A directory whose own server, on this machine, is asked for what it sends for each file: twice, around one moment. Told
// is what was answered whole and the same both times; the files only say which addresses there are.
import { resolve } from "node:path";
import { UsageError } from "#errors.js";
import { readAnswer } from "#formats/http/told-content.js";
import { identityKey, instant, parsePageUrl, type FetchTimes, type PageUrl } from "#model/index.js";
import type { Exchange, Fetcher } from "#ports/index.js";
import { NoteTally } from "../note-tally.js";
import type { Source, ToldVersion } from "../source.js";
import { withoutCookies } from "./answer-bytes.js";
import { publishedAt, type Publishing } from "./published.js";
import { shownName, walkFiles } from "./walk.js";

/** Which directory, and which server shows it. */
export interface AskedRequest extends Publishing {
  readonly dir: string;
  /** On this machine; its path is where the root of the directory is shown. */
  readonly ask: PageUrl;
}

const DIFFERED = "not told: two answers differed";

/** Where a server of one's own may be asked. @throws UsageError for any other place */
export function localServer(text: string): PageUrl {
  const url = parsePageUrl(text);
  const host = url === null ? "" : new URL(url).hostname;
  if (url === null || !(host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host)))
    throw new UsageError(
      "USAGE",
      `--ask: expected a server on this machine like http://127.0.0.1:8080/, got ${JSON.stringify(text.slice(0, 200))}`,
    );
  return url.endsWith("/") ? url : (`${url}/` as PageUrl);
}

/** A directory with its server as a source. */
export class AskedSource implements Source {
  readonly by: string;
  readonly settings: Source["settings"];
  readonly #request: AskedRequest;
  readonly #fetcher: Fetcher;
  readonly #passed = new NoteTally("file");

  constructor(request: AskedRequest, fetcher: Fetcher) {
    const dir = resolve(request.dir);
    this.#request = { ...request, dir };
    this.#fetcher = fetcher;
    this.by = `files in ${dir}, as ${request.ask} sends them`;
    this.settings = { source: "files", dir, ask: request.ask, read: "twice" };
  }

  async *versions(): AsyncGenerator<ToldVersion> {
    const paths: string[] = [];
    for await (const path of walkFiles(this.#request.dir, this.#passed)) paths.push(path);
    const pages = publishedAt(paths, this.#request, this.#passed);
    const first = new Map<PageUrl, { readonly key: string; readonly times: FetchTimes }>();
    for (const [url, path] of pages) {
      const answer = await this.#ask(url, path);
      if (answer === null) continue;
      first.set(url, { key: answer.key, times: answer.exchange.times });
      await answer.exchange.spooled?.discard();
    }
    for (const [url, { key, times }] of first) {
      const answer = await this.#ask(url, pages.get(url)!);
      if (answer?.key === key) yield toldAnswer(url, times, answer.exchange, pages.get(url)!);
      else if (answer !== null) await this.#differed(answer.exchange, pages.get(url)!);
    }
  }

  notes(): string[] {
    return [
      `answers are those of ${this.#request.ask}, asked under that name; that the public is sent the same is its owner's word`,
      ...this.#passed.notes(),
    ];
  }

  async close(): Promise<void> {
    await this.#fetcher.close();
  }

  async #differed({ spooled }: Exchange, path: string): Promise<void> {
    await spooled?.discard();
    this.#passed.add(DIFFERED, shownName(path));
  }

  /** Asks for one; `null` when no state of the page was sent. */
  async #ask(
    url: PageUrl,
    path: string,
  ): Promise<{ readonly key: string; readonly exchange: Exchange } | null> {
    const { root, ask } = this.#request;
    const asked = parsePageUrl(ask + url.slice(root.length))!;
    const result = await this.#fetcher.fetch({ url: asked });
    const pass = (why: string): null => {
      this.#passed.add(`not told: ${why}`, shownName(path));
      return null;
    };
    if (result.kind !== "response") return pass(`no answer (${result.code})`);
    const { exchange } = result;
    const { responseBytes, spooled } = exchange;
    const read = await readAnswer({ first: responseBytes, pieces: spooled ? () => spooled.read() : null });
    const isShown = exchange.truncated === null && "identity" in read && read.identity.status < 400;
    if (isShown) return { key: identityKey(read.identity), exchange };
    await spooled?.discard();
    return pass(
      "identity" in read ? `answered with status ${read.identity.status}` : "answers that show no state",
    );
  }
}

/** From the last byte of the first answer to the sending of the second request. */
function toldAnswer(url: PageUrl, first: FetchTimes, second: Exchange, path: string): ToldVersion {
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
