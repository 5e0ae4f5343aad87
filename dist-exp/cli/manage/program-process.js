// This program again, in a process of its own: what a job does to memory, sockets or itself is no matter to the server.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
/** A survey's findings fit well; what is longer is cut, and then no JSON. */
const MOST_OUTPUT_CHARS = 2_000_000;
/** What a job has no use for. */
const SECRETS = ["ISOCHRON_TOKEN", "ISOCHRON_MANAGE_TOKEN"];
/** Starts jobs with the settings of the environment. */
export function startProgram(env) {
    const own = Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.includes(name)));
    return (argv, onLine) => {
        // A group of its own: Ctrl-C at the server's terminal is for the server, which asks its jobs itself, once.
        const child = spawn(process.execPath, [programFile(), ...argv], {
            stdio: ["ignore", "pipe", "pipe"],
            env: own,
            detached: true,
        });
        let output = "";
        child.stdout.setEncoding("utf8").on("data", (text) => {
            if (output.length < MOST_OUTPUT_CHARS)
                output += text;
        });
        createInterface({ input: child.stderr, crlfDelay: Infinity }).on("line", onLine);
        const ended = new Promise((done) => {
            child.once("close", (code) => done({ code, output }));
            child.once("error", (error) => {
                onLine(`isochron: a job's process could not be started: ${error.message}`);
                done({ code: 3, output: "" });
            });
        });
        return { stop: () => void child.kill("SIGTERM"), kill: () => void child.kill("SIGKILL"), ended };
    };
}
/** What is built, also when the server runs from the sources. */
function programFile() {
    const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
    return join(root, "dist", "cli", "bin.js");
}
