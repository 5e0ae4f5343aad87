// A branch that a site was published from, as a source: every file of every commit along first parents, with the time
// from the commit that brought it to the one that ended it.
import { instant } from "#model/index.js";
import { addressOfFile } from "../address/file-address.js";
import { mediaTypeOf } from "../address/media-types.js";
import { NoteTally } from "../note-tally.js";
import { BlobReader } from "./blobs.js";
import { readChanges, shownPath } from "./changes.js";
import { commitTimes } from "./commit-dates.js";
import { readCommits } from "./commits.js";
import { GitRepository } from "./git-process.js";
import { PageLives } from "./page-lives.js";
/** Blobs asked for ahead of their reading: git reads them from the disk meanwhile. */
const AHEAD = 32;
/** Opens a history. @throws UsageError when there is none */
export async function openGitSource(request, clock) {
    const repository = new GitRepository(request.dir);
    // Before the tip is read: what it is then, it was at this instant or became after it.
    const takenAt = clock.now();
    const commits = await readCommits(repository, request.branch);
    const times = commitTimes(commits.seconds, takenAt);
    return new GitSource({ repository, request, commits, times, takenAt });
}
class GitSource {
    by;
    settings;
    #parts;
    #files = new NoteTally("change");
    #versions = new NoteTally("version");
    constructor(parts) {
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
    async *versions() {
        const blobs = new BlobReader(this.#parts.repository);
        const waiting = [];
        try {
            for await (const lived of this.#lived()) {
                const told = this.#told(lived);
                if (told === null)
                    continue;
                blobs.ask(lived.blob);
                waiting.push([lived, told]);
                if (waiting.length > AHEAD)
                    yield await this.#read(waiting.shift(), blobs);
            }
            while (waiting.length > 0)
                yield await this.#read(waiting.shift(), blobs);
        }
        finally {
            blobs.close();
        }
    }
    notes() {
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
    async close() {
        // Each reading ends its own processes.
    }
    async *#lived() {
        const { repository, commits, request } = this.#parts;
        const { folder, root, rules } = request;
        const prefix = folder === "" ? 0 : Buffer.byteLength(folder) + 1;
        const lives = new PageLives((path) => addressOfFile(Buffer.from(path.slice(prefix), "latin1"), root, rules), this.#files);
        for await (const { commit, changes } of readChanges(repository, commits.ids, folder))
            yield* lives.take(commit, changes);
        yield* lives.rest();
    }
    /** From its commit to the last instant before the next one; `null` when no instant is left. */
    #told({ path, began, ended }) {
        const { times, takenAt } = this.#parts;
        const from = times.latest[began];
        if (ended === null)
            return { tier: "source", from, to: takenAt, isCurrent: true };
        const end = times.earliest[ended];
        if (end !== null && from < end)
            return { tier: "source", from, to: instant(end - 1) };
        const isQuick = end !== null && times.earliest[began] === from && times.latest[ended] === end;
        this.#versions.add(isQuick ? QUICK : DOUBTED, shownPath(path));
        return null;
    }
    async #read([lived, told], blobs) {
        const { url, path, began, formerPath } = lived;
        const { commits, request } = this.#parts;
        const bytes = await blobs.next(path);
        const before = formerPath === null ? "" : `, before it ${shownPath(formerPath)}`;
        const origin = `commit ${commits.ids[began]} ${shownPath(path)}${before}`;
        const contentType = mediaTypeOf(path, request.rules.types);
        return {
            content: { type: "resource", url, at: told.from, origin, conversion: null, contentType, bytes },
            told,
        };
    }
}
const QUICK = "not told: replaced within the second of their commit";
const DOUBTED = "not told: the dates of their commits contradict others";
