// A branch that a site was published from, as a source: every file of every commit along first parents, with the time
// from the commit that brought it to the one that ended it.
import { instant, type Instant, type PageUrl, type Told } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import { addressOfFile } from "../address/file-address.js";
import { mediaTypeOf } from "../address/media-types.js";
import type { SiteRules } from "../address/site-rules.js";
import { NoteTally } from "../note-tally.js";
import type { Source, ToldVersion } from "../source.js";
import { BlobReader } from "./blobs.js";
import { readChanges, shownPath } from "./changes.js";
import { commitTimes, type CommitTimes } from "./commit-dates.js";
import { readCommits, type Commits } from "./commits.js";
import { GitRepository } from "./git-process.js";
import { PageLives, type LivedVersion } from "./page-lives.js";

/** Which history, and where it is published. */
export interface GitRequest {
  readonly dir: string;
  readonly branch: string;
  /** The folder of the repository that is published; empty for all of it. */
  readonly folder: string;
  readonly root: PageUrl;
  readonly rules: SiteRules;
}

/** Blobs asked for ahead of their reading: git reads them from the disk meanwhile. */
const AHEAD = 32;

/** Opens a history. @throws UsageError when there is none */
export async function openGitSource(request: GitRequest, clock: Clock): Promise<Source> {
  const repository = new GitRepository(request.dir);
  // Before the tip is read: what it is then, it was at this instant or became after it.
  const takenAt = clock.now();
  const commits = await readCommits(repository, request.branch);
  const times = commitTimes(commits.seconds, takenAt);
  return new GitSource({ repository, request, commits, times, takenAt });
}

interface Parts {
  readonly repository: GitRepository;
  readonly request: GitRequest;
  readonly commits: Commits;
  readonly times: CommitTimes;
  readonly takenAt: Instant;
}

class GitSource implements Source {
  readonly by: string;
  readonly settings: Source["settings"];
  readonly #parts: Parts;
  readonly #files = new NoteTally("change");
  readonly #versions = new NoteTally("version");

  constructor(parts: Parts) {
    const { request, commits, times } = parts;
    this.#parts = parts;
    this.by = `git ${parts.repository.dir}, branch ${request.branch}, commit ${commits.tip}`;
    this.settings = {
      source: "git",
      branch: request.branch,
      folder: request.folder,
      tip: commits.tip,
      commits: commits.ids.length,
      doubtedDates: times.doubted,
      isShallow: commits.isShallow,
    };
  }

  async *versions(): AsyncGenerator<ToldVersion> {
    const blobs = new BlobReader(this.#parts.repository);
    const waiting: (readonly [LivedVersion, Told])[] = [];
    try {
      for await (const lived of this.#lived()) {
        const told = this.#told(lived);
        if (told === null) continue;
        blobs.ask(lived.blob);
        waiting.push([lived, told]);
        if (waiting.length > AHEAD) yield await this.#read(waiting.shift()!, blobs);
      }
      while (waiting.length > 0) yield await this.#read(waiting.shift()!, blobs);
    } finally {
      blobs.close();
    }
  }

  notes(): string[] {
    const { commits, times } = this.#parts;
    const doubted = `the dates of ${times.doubted} of ${commits.ids.length} commits contradict others: of these it is told only what all believed dates allow`;
    return [
      "times are committer dates, which git keeps to the second; when the server began to show a commit is not known",
      ...(times.doubted > 0 ? [doubted] : []),
      ...(commits.isShallow ? ["the copy is shallow: what was before its first commit is not told"] : []),
      ...this.#files.notes(),
      ...this.#versions.notes(),
    ];
  }

  async close(): Promise<void> {
    // Each reading ends its own processes.
  }

  async *#lived(): AsyncGenerator<LivedVersion> {
    const { repository, commits, request } = this.#parts;
    const { folder, root, rules } = request;
    const prefix = folder === "" ? 0 : Buffer.byteLength(folder) + 1;
    const lives = new PageLives(
      (path) => addressOfFile(Buffer.from(path.slice(prefix), "latin1"), root, rules),
      this.#files,
    );
    for await (const { commit, changes } of readChanges(repository, commits.ids, folder))
      yield* lives.take(commit, changes);
    yield* lives.rest();
  }

  /** From its commit to the last instant before the next one; `null` when no instant is left. */
  #told({ path, began, ended }: LivedVersion): Told | null {
    const { times, takenAt } = this.#parts;
    const from = times.latest[began]!;
    if (ended === null) return { tier: "source", from, to: takenAt, isCurrent: true };
    const end = times.earliest[ended]!;
    if (end !== null && from < end) return { tier: "source", from, to: instant(end - 1) };
    const isQuick = end !== null && times.earliest[began] === from && times.latest[ended] === end;
    this.#versions.add(isQuick ? QUICK : DOUBTED, shownPath(path));
    return null;
  }

  async #read([lived, told]: readonly [LivedVersion, Told], blobs: BlobReader): Promise<ToldVersion> {
    const { url, path, began, formerPath } = lived;
    const { commits, request } = this.#parts;
    const bytes = await blobs.next(path);
    const before = formerPath === null ? "" : `, before it ${shownPath(formerPath)}`;
    const origin = `commit ${commits.ids[began]!} ${shownPath(path)}${before}`;
    const contentType = mediaTypeOf(path, request.rules.types);
    return {
      content: { type: "resource", url, at: told.from, origin, conversion: null, contentType, bytes },
      told,
    };
  }
}

const QUICK = "not told: replaced within the second of their commit";
const DOUBTED = "not told: the dates of their commits contradict others";
