// The one place that starts git, and only its plumbing. A repository is somebody's data: nothing in its configuration
// may make git run a program, ask the network, or read settings of this machine's users.
import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import { IsochronError, UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
/** Configuration that no repository may overrule: programs that git would otherwise start by a name found in it. */
const CONFIG = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.pager=cat",
    "core.sshCommand=false",
    "core.gitProxy=",
    "core.attributesFile=/dev/null",
    "core.quotePath=false",
    "protocol.allow=never",
];
/** The longest complaint of git that is kept. */
const MOST_STDERR = 4096;
/** A repository, by its directory: bare, or with a working tree that is never looked at. */
export class GitRepository {
    dir;
    constructor(dir) {
        this.dir = resolve(dir);
    }
    /** Starts a command on it. */
    start(command, args) {
        const config = [...CONFIG, `safe.directory=${this.dir}`].flatMap((pair) => ["-c", pair]);
        const child = spawn("git", ["--no-pager", "-C", this.dir, ...config, command, ...args], {
            env: environment(this.dir),
            stdio: ["pipe", "pipe", "pipe"],
        });
        return running(child, command, this.dir);
    }
    /** All that a command prints, where that is little. @throws IsochronError */
    async ask(command, args) {
        const git = this.start(command, args);
        git.input.end();
        let text = "";
        for await (const piece of git.output)
            text = (text + String(piece)).slice(0, MOST_STDERR);
        await git.ended();
        return text.trim();
    }
}
/** Nothing of the caller's environment but where programs lie: GIT_DIR, GIT_CONFIG_* and the like may say anything. */
function environment(dir) {
    return {
        PATH: process.env["PATH"] ?? "/usr/bin:/bin",
        ...(process.env["SystemRoot"] === undefined ? {} : { SystemRoot: process.env["SystemRoot"] }),
        HOME: "/nonexistent",
        LC_ALL: "C",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_ATTR_NOSYSTEM: "1",
        // The directory itself, or nothing: never a repository that it happens to lie in.
        GIT_CEILING_DIRECTORIES: dirname(dir),
        // Objects that are missing stay missing: fetching them would start whatever the repository names.
        GIT_NO_LAZY_FETCH: "1",
        GIT_ALLOW_PROTOCOL: "none",
        GIT_TERMINAL_PROMPT: "0",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_LITERAL_PATHSPECS: "1",
        // History as it was committed, without what was laid over it later.
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_GRAFT_FILE: "/dev/null",
    };
}
function running(child, command, dir) {
    const state = { stderr: "", isStopped: false };
    child.stderr.setEncoding("latin1");
    child.stderr.on("data", (text) => {
        state.stderr = (state.stderr + text).slice(0, MOST_STDERR);
    });
    // A pipe that git no longer reads from is told by how git ended.
    child.stdin.on("error", () => undefined);
    const end = new Promise((settle) => {
        child.once("error", (error) => settle(notStarted(error)));
        child.once("close", (code) => settle(code === 0 || state.isStopped ? null : complaint(command, dir, state.stderr, code)));
    });
    return {
        input: child.stdin,
        output: child.stdout,
        async ended() {
            const error = await end;
            if (error !== null)
                throw error;
        },
        stop() {
            state.isStopped = true;
            child.kill("SIGKILL");
        },
    };
}
function notStarted(cause) {
    const isMissing = "code" in cause && cause.code === "ENOENT";
    return isMissing
        ? new UsageError("NOT_FOUND", "there is no git on this machine, or no such directory; git 2.31 or newer reads histories", { cause })
        : new IsochronError("INTERNAL", `git could not be started: ${cause.message}`, { cause });
}
/** One line: what git says first, where, and by which of its commands. */
function complaint(command, dir, stderr, code) {
    const [line = ""] = stderr.split("\n").filter((text) => text.trim() !== "");
    const said = printable(line.replace(/^(fatal|error): /, "")).slice(0, 300);
    const why = said === "" ? `git ${command} ended with ${code ?? "a signal"}` : said;
    return new UsageError("BAD_INPUT", `cannot read the git history in ${printable(dir)}: ${why}`);
}
