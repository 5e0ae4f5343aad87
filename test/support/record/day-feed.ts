// A day of answers fed at a recorder's own port, without sockets: runs, queue, pipe, writer and archive are the real
// ones, the clock is the day's.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SeededRandom } from "#adapters/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { startWriter } from "#record/index.js";
import { AnswerRuns, FrameQueue, WriterLink } from "#record/relay/index.js";
import { toldIn } from "./recorder-run.js";

/** How much is fed. */
export interface FeedOptions {
  readonly answers: number;
  readonly pages: number;
  readonly seed: number;
}

/** What it took. */
export interface FeedFigures {
  readonly answers: number;
  readonly dropped: number;
  readonly told: number;
  readonly versions: number;
  readonly seconds: number;
  readonly concludeSeconds: number;
  readonly proxyPeakMb: number;
  readonly writerPeakMb: number;
  readonly journalPeakMb: number;
  readonly diskMb: number;
}

const DAY_MS = 86_400_000;
const FLUSH_MS = 2_000;
const DAY = Date.UTC(2026, 10, 18);

/** Feeds it; a page changes about once in a thousand answers of the whole site. */
export async function feedDay({ answers, pages, seed }: FeedOptions): Promise<FeedFigures> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-feed-"));
  try {
    return await new Feed(dir, answers, pages, seed).run();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

class Feed {
  readonly #dir: string;
  readonly #answers: number;
  readonly #random: SeededRandom;
  readonly #versions: Uint32Array;
  readonly #queue = new FrameQueue({ maxFrames: 100_000, maxBytes: 64e6 });
  readonly #runs: AnswerRuns;
  readonly #link: WriterLink;
  readonly #peaks = { proxyMb: 0, writerMb: 0, journalMb: 0 };
  #pid = 0;

  constructor(dir: string, answers: number, pages: number, seed: number) {
    this.#dir = dir;
    this.#answers = answers;
    this.#random = new SeededRandom(seed);
    this.#versions = new Uint32Array(pages);
    this.#runs = new AnswerRuns(this.#queue, 20_000);
    this.#link = new WriterLink({
      queue: this.#queue,
      start: () => {
        const settings = { archive: dir, run: "feed", site: "site.test", as: "https://site.test/", by: "a feed", rules: {}, software: "test", maxWarcBytes: 1e9, maxPages: 20_000 }; // prettier-ignore
        const writer = startWriter(settings, console.error);
        this.#pid = writer.pid;
        return writer;
      },
      onLine: ({ forget }) => forget?.forEach((url) => this.#runs.forget(url)),
      onState: () => undefined,
    });
  }

  async run(): Promise<FeedFigures> {
    const begun = performance.now();
    const stepMs = DAY_MS / this.#answers;
    let flushedAt = 0;
    for (let at = 0; at < this.#answers; at++) {
      const now = Math.floor(at * stepMs);
      this.#take(now);
      if (now - flushedAt < FLUSH_MS) continue;
      flushedAt = now;
      this.#runs.flush();
      // Real visitors would come at their own pace; these wait for the writer, so that all of them are counted.
      if (this.#queue.length > 20_000) await this.#untilShorter(5_000);
      if (this.#random.next() < 0.01) this.#measure();
    }
    this.#runs.flush();
    await this.#untilShorter(0);
    this.#measure();
    const fed = performance.now();
    await this.#link.end(3_600_000);
    const ended = performance.now();
    const told = await toldIn(this.#dir);
    const { taken, dropped } = this.#runs.tallies;
    return {
      answers: taken,
      dropped,
      told: told.reduce((sum, { outcome }) => sum + (outcome.told.count ?? 0), 0),
      versions: told.length,
      seconds: (fed - begun) / 1000,
      concludeSeconds: (ended - fed) / 1000,
      proxyPeakMb: this.#peaks.proxyMb,
      writerPeakMb: this.#peaks.writerMb,
      journalPeakMb: this.#peaks.journalMb,
      diskMb: sizeOf(this.#dir),
    };
  }

  #take(now: number): void {
    // Some pages are asked for far more often than others.
    const page = Math.floor(this.#random.next() ** 2 * this.#versions.length);
    if (this.#random.next() < 0.001) this.#versions[page]!++;
    const text = `<p>page ${page} version ${this.#versions[page]!}</p>`.padEnd(2_000, ".");
    this.#runs.take({
      url: `https://site.test/${page}` as PageUrl,
      variant: null,
      form: `${page} ${this.#versions[page]!}`,
      coding: "",
      arrivedAt: instant(DAY + now),
      lastByteAt: instant(DAY + Math.min(DAY_MS - 1, now + 5)),
      content: () => ({
        words: { head: `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${text.length}\r\n\r\n`, leftOut: null, secrets: [] }, // prettier-ignore
        body: [Buffer.from(text)],
      }),
    });
  }

  async #untilShorter(length: number): Promise<void> {
    while (this.#queue.length > length) await new Promise<void>((resolve) => setImmediate(resolve));
  }

  #measure(): void {
    const peaks = this.#peaks;
    peaks.proxyMb = Math.max(peaks.proxyMb, residentMb(process.pid));
    peaks.writerMb = Math.max(peaks.writerMb, residentMb(this.#pid));
    const journal = readdirSync(this.#dir).filter((name) => name.startsWith("record.sqlite"));
    peaks.journalMb = Math.max(
      peaks.journalMb,
      sum(journal.map((name) => statSync(join(this.#dir, name)).size)),
    );
  }
}

function residentMb(pid: number): number {
  try {
    const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kb ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function sizeOf(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return sum(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
}

/** In megabytes. */
function sum(bytes: readonly number[]): number {
  return Math.round(bytes.reduce((all, one) => all + one, 0) / 1e6);
}
