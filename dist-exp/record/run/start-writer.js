// Starts the archive writer as a process of its own.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
/** What a writer has no use for. */
const SECRETS = /TOKEN|SECRET|PASSWORD/;
/** Starts one; what it complains of goes to `onWords`, and its last words say how it ended. */
export function startWriter(settings, onWords) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.test(name)));
    // A group of its own: Ctrl-C at the terminal is for the proxy, which ends its writer when all is written.
    const child = spawn(process.execPath, [writerFile(), JSON.stringify(settings)], {
        stdio: ["pipe", "pipe", "pipe"],
        env,
        detached: true,
    });
    makeModest(child.pid);
    let last = "";
    createInterface({ input: child.stderr, crlfDelay: Infinity }).on("line", (line) => {
        last = line.slice(0, 500);
        onWords(last);
    });
    const ended = new Promise((resolve) => {
        child.once("close", (code, signal) => resolve(signal ?? (last === "" ? `exit code ${code}` : last)));
        child.once("error", (error) => resolve(error.message));
    });
    return {
        pid: child.pid ?? 0,
        input: child.stdin,
        output: child.stdout,
        ended,
        kill: () => void child.kill("SIGKILL"),
    };
}
/** Visitors come first: where processors are short, the archive waits. */
function makeModest(pid) {
    try {
        if (pid !== undefined)
            setPriority(pid, constants.priority.PRIORITY_LOW);
    }
    catch {
        // A system that does not allow it has other means.
    }
}
/** What is built, also when the proxy runs from the sources. */
function writerFile() {
    const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
    return join(root, "dist", "record", "writer", "writer-process.js");
}
