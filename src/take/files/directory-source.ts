// A directory that is published as it stands: walked and read twice, around one moment. Told is only what was whole and
// the same both times; everything else is counted by what happened to it. A snapshot that stands still is read once, and
// speaks of the moment that its owner names.
import { resolve } from "node:path";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { Clock, Spool } from "#ports/index.js";
import { NoteTally } from "../note-tally.js";
import type { Source, ToldVersion } from "../source.js";
import { fileVersion } from "./file-version.js";
import { publishedAt, redirectsOf, type Publishing } from "./published.js";
import { redirectVersion } from "./redirect-version.js";
import { discardBytes, readSteadily, type SteadyState } from "./steady-read.js";
import { fullPath, shownName, walkFiles } from "./walk.js";

/** Which directory. */
export interface DirectoryRequest extends Publishing {
  readonly dir: string;
  /** The moment that it is a snapshot of; `null` for a living one. */
  readonly at: Instant | null;
}

/** What reading it needs. */
export interface FilesWorld {
  readonly clock: Clock;
  readonly spool: Spool;
  /** Waited for between the two readings of a living directory. */
  readonly betweenReadings?: () => Promise<void>;
}

type FirstReads = ReadonlyMap<string, Pick<SteadyState, "mark" | "endedAt">>;

const CHANGED = "not told: they changed between the two readings";
const CAME = "not told: they came between the two readings";
const WENT = "not told: they went away between the two readings";

/** A directory as a source. */
export class DirectorySource implements Source {
  readonly by: string;
  readonly settings: Source["settings"];
  readonly #request: DirectoryRequest;
  readonly #root: string;
  readonly #world: FilesWorld;
  readonly #passed = new NoteTally("file");

  constructor(request: DirectoryRequest, world: FilesWorld) {
    this.#root = resolve(request.dir);
    this.by = `files in ${this.#root}`;
    this.settings = { source: "files", dir: this.#root, read: request.at === null ? "twice" : "once" };
    this.#request = request;
    this.#world = world;
  }

  versions(): AsyncGenerator<ToldVersion> {
    return this.#request.at === null ? this.#around() : this.#still(this.#request.at);
  }

  notes(): string[] {
    const { at } = this.#request;
    const still =
      "the directory is a snapshot by its owner's word, and the moment is the owner's too: what was before or after it is not told";
    return [...(at === null ? [] : [still]), ...this.#passed.notes()];
  }

  async close(): Promise<void> {
    // Files are closed as they are read.
  }

  /** Two readings of a living directory. */
  async *#around(): AsyncGenerator<ToldVersion> {
    const { clock } = this.#world;
    const startedAt = clock.now();
    const paths = await this.#paths(this.#passed);
    const first = await this.#firstReads(paths);
    await this.#world.betweenReadings?.();
    // No later than this: a file that came after the second list was made could stand at the same address.
    const to = clock.now();
    const again = new Set(await this.#paths(new NoteTally("file")));
    this.#countComings(new Set(paths), again);
    // A file of either list may have been what its address showed.
    const pages = publishedAt([...new Set([...paths, ...again])], this.#request, this.#passed);
    for (const [url, path] of pages) {
      const version = again.has(path) ? await this.#second(url, path, { first, to }) : null;
      if (version !== null) yield version;
    }
    yield* this.#redirects(startedAt, to);
  }

  /** One reading of a snapshot. */
  async *#still(at: Instant): AsyncGenerator<ToldVersion> {
    for (const [url, path] of publishedAt(await this.#paths(this.#passed), this.#request, this.#passed)) {
      const read = await readSteadily(fullPath(this.#root, path), this.#world);
      if (read.kind === "none") this.#passed.add(read.why, shownName(path));
      else
        yield fileVersion(
          { url, path },
          read.state,
          { tier: "source", from: at, to: at },
          this.#request.rules,
        );
    }
    yield* this.#redirects(at, at);
  }

  async #paths(passed: NoteTally): Promise<string[]> {
    const paths: string[] = [];
    for await (const path of walkFiles(this.#root, passed)) paths.push(path);
    return paths;
  }

  async #firstReads(paths: readonly string[]): Promise<FirstReads> {
    const first = new Map<string, Pick<SteadyState, "mark" | "endedAt">>();
    for (const path of paths) {
      const read = await readSteadily(fullPath(this.#root, path), { ...this.#world, spool: null });
      if (read.kind === "none") this.#passed.add(read.why, shownName(path));
      else first.set(path, { mark: read.state.mark, endedAt: read.state.endedAt });
    }
    return first;
  }

  /** The second reading, whose bytes go on record when they are those of the first. */
  async #second(
    url: PageUrl,
    path: string,
    { first, to }: { readonly first: FirstReads; readonly to: Instant },
  ): Promise<ToldVersion | null> {
    const before = first.get(path);
    // What the first reading said of it is counted already.
    if (before === undefined) return null;
    const read = await readSteadily(fullPath(this.#root, path), this.#world);
    const isSame = read.kind === "steady" && read.state.mark === before.mark;
    if (isSame) {
      const told = { tier: "source", from: before.endedAt, to, isCurrent: true } as const;
      return fileVersion({ url, path }, read.state, told, this.#request.rules);
    }
    if (read.kind === "steady") await discardBytes(read.state.bytes);
    this.#passed.add(read.kind === "steady" ? CHANGED : read.why, shownName(path));
    return null;
  }

  #countComings(paths: ReadonlySet<string>, again: ReadonlySet<string>): void {
    for (const path of paths) if (!again.has(path)) this.#passed.add(WENT, shownName(path));
    for (const path of again) if (!paths.has(path)) this.#passed.add(CAME, shownName(path));
  }

  *#redirects(from: Instant, to: Instant): Generator<ToldVersion> {
    const span = { from, to: instant(Math.max(from, to)) };
    for (const [url, redirect] of redirectsOf(this.#request)) yield redirectVersion(url, redirect, span);
  }
}
