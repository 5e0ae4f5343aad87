// The commits of a branch, along first parents: what the branch itself was, one after the other.
import { UsageError } from "#errors.js";
import { linesOf } from "./pieces.js";
const MOST_COMMITS = 20_000_000;
/** Reads the list of commits; heads only, no trees. @throws UsageError */
export async function readCommits(repository, branch) {
    const tip = await tipOf(repository, branch);
    const isShallow = (await repository.ask("rev-parse", ["--is-shallow-repository"])) === "true";
    const git = repository.start("rev-list", ["--first-parent", "--timestamp", tip, "--"]);
    git.input.end();
    const ids = [];
    const seconds = [];
    try {
        for await (const line of linesOf(git.output)) {
            const [, date, id] = /^(\d+) ([0-9a-f]{40,64})$/.exec(line) ?? [];
            if (id === undefined || ids.length >= MOST_COMMITS)
                throw new UsageError("BAD_INPUT", `git gave no list of commits: ${JSON.stringify(line.slice(0, 100))}`);
            ids.push(id);
            seconds.push(Number(date));
        }
        await git.ended();
    }
    finally {
        git.stop();
    }
    return { tip, ids: ids.reverse(), seconds: seconds.reverse(), isShallow };
}
/** @throws UsageError when there is no such branch */
async function tipOf(repository, branch) {
    await repository.ask("rev-parse", ["--git-dir"]);
    try {
        return await repository.ask("rev-parse", [
            "--verify",
            "--quiet",
            "--end-of-options",
            `${branch}^{commit}`,
        ]);
    }
    catch (error) {
        throw new UsageError("NOT_FOUND", `no commit at ${JSON.stringify(branch.slice(0, 200))} in ${repository.dir}: name a branch with --branch`, { cause: error });
    }
}
