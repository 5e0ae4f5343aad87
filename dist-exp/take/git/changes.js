// What each commit changed against its first parent, from one `git diff-tree` that is given the commits one by one.
import { Readable } from "node:stream";
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { cutAt } from "./pieces.js";
/** Streams the changes, the first commit first. @throws UsageError when objects are missing or broken */
export async function* readChanges(repository, commits, folder) {
    const args = ["--stdin", "-r", "--root", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-ext-diff"];
    const git = repository.start("diff-tree", [...args, "--", ...(folder === "" ? [] : [folder])]);
    // A git that died no longer reads; how it ended tells why.
    Readable.from(lines(commits)).pipe(git.input);
    try {
        yield* gathered(cutAt(git.output, 0), commits);
        await git.ended();
    }
    finally {
        git.stop();
    }
}
/** "A commit and those that follow it on the line are used as if they were its parents" (git-diff-tree). */
function* lines(commits) {
    for (const [i, commit] of commits.entries())
        yield i === 0 ? `${commit}\n` : `${commit} ${commits[i - 1]}\n`;
}
/** Commit, then for each file its modes and its path. */
async function* gathered(pieces, commits) {
    let at = -1;
    let changes = [];
    let head = null;
    for await (const piece of pieces) {
        if (head !== null) {
            changes.push(changeOf(head, piece.toString("latin1")));
            head = null;
        }
        else if (piece[0] === 0x3a)
            head = piece.toString("latin1");
        else {
            if (changes.length > 0)
                yield { commit: at, changes };
            changes = [];
            at = placeOf(piece.toString("latin1"), commits, at + 1);
        }
    }
    if (changes.length > 0)
        yield { commit: at, changes };
}
/** They come in the order in which they were asked for, some left out. */
function placeOf(id, commits, from) {
    for (let at = from; at < commits.length; at++)
        if (commits[at] === id)
            return at;
    throw new UsageError("BAD_INPUT", `git told of a commit that was not asked for: ${JSON.stringify(id.slice(0, 80))}`);
}
/** `:100644 100755 blob blob M` (git-diff-tree, raw output format). */
function changeOf(head, path) {
    const [, mode, blob] = /^:\d{6} (\d{6}) [0-9a-f]+ ([0-9a-f]+) [A-Z]/.exec(head) ?? [];
    if (mode === undefined || blob === undefined)
        throw new UsageError("BAD_INPUT", `git told of a change that is none: ${JSON.stringify(head.slice(0, 80))}`);
    if (mode === "120000" || mode === "160000")
        return { path, blob: null, isOther: mode === "120000" ? "link" : "repository" };
    return { path, blob: mode === "000000" ? null : blob, isOther: null };
}
/** A path as people read it: UTF-8 by custom. */
export function shownPath(path) {
    return printable(Buffer.from(path, "latin1").toString("utf8"));
}
