// One browser from its start to its end; nothing of it is left behind.
import { spawn } from "node:child_process";
import { IsochronError } from "#errors.js";
import { CdpConnection } from "../cdp/connection.js";
import { browserArguments } from "./browser-arguments.js";
import { isolationWords } from "./isolation.js";
import { endProcesses, endQuietly, processTree } from "./process-tree.js";
import { makeProfileFolder, removeProfileFolder } from "./profile-folder.js";
import { Watchdog } from "./watchdog.js";
const START_PATIENCE_MS = 30_000;
/** Starts it: with its sandbox or, where the system does not allow that, without. */
export async function startBrowser(options) {
    if (options.isolation.isRoot)
        return start(options, false);
    const first = await start(options, true).catch((error) => error);
    if (!(first instanceof Error))
        return first;
    // "No usable sandbox!": the browser's own words when namespaces are closed to it.
    if (!/sandbox|namespace/i.test(first.message))
        throw first;
    return start(options, false);
}
async function start(options, isSandboxed) {
    const folder = await makeProfileFolder(options.isolation.asUser);
    const child = spawnBrowser(options, folder, isSandboxed);
    const lastWords = hearLastWords(child);
    try {
        const { connection, version } = await greet(child);
        const watchdog = new Watchdog(pidOf(child), options.limits);
        const words = isolationWords(options.isolation, isSandboxed);
        return {
            connection,
            facts: { version: nameOf(version.product), isolation: options.isolation.kind, isSandboxed, words },
            userAgent: options.userAgent ?? version.userAgent,
            watchdog,
            pid: pidOf(child),
            end: () => endBrowser(child, folder, { connection, watchdog }),
        };
    }
    catch (error) {
        await endBrowser(child, folder);
        const said = lastWords().trim().slice(-600);
        throw new IsochronError("UNREACHABLE", `${options.path} does not start: ${said || String(error)}`, {
            cause: error,
        });
    }
}
function spawnBrowser(options, folder, isSandboxed) {
    const { limits, isolation, userAgent } = options;
    const view = { width: limits.viewWidth, height: limits.viewHeight };
    const args = browserArguments({ folder, isolation, isSandboxed, userAgent, view });
    const [program = options.path, ...rest] = [...isolation.wrapper, options.path, ...args];
    return spawn(program, rest, {
        // A group of its own, so that it can be ended as one.
        detached: true,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
        // Nothing of ours: no proxies, no keys, no display.
        env: {
            PATH: process.env["PATH"] ?? "/usr/bin:/bin",
            HOME: folder,
            TMPDIR: folder,
            XDG_CONFIG_HOME: folder,
            XDG_CACHE_HOME: folder,
            TZ: "UTC",
            LANG: "C.UTF-8",
            ...(process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] } : {}),
        },
    });
}
/** The end of what it wrote to its error stream, for the case that it does not start. */
function hearLastWords(child) {
    let heard = "";
    child.stderr?.on("data", (chunk) => (heard = (heard + chunk.toString("latin1")).slice(-4_096)));
    child.on("error", (error) => (heard += error.message));
    return () => heard;
}
async function greet(child) {
    const connection = new CdpConnection(child.stdio[3], child.stdio[4]);
    child.once("exit", () => connection.close());
    child.once("error", () => connection.close());
    const version = await connection.send("Browser.getVersion", {}, { patienceMs: START_PATIENCE_MS });
    return { connection, version };
}
function pidOf(child) {
    if (child.pid === undefined)
        throw new IsochronError("INTERNAL", "a browser without a process");
    return child.pid;
}
/** "HeadlessChrome/156.0.1" is what it says of itself here. */
function nameOf(product) {
    return product.replace(/^HeadlessChrome\//, "Chromium ").replace(/^Chrome\//, "Chromium ");
}
async function endBrowser(child, folder, parts) {
    parts?.watchdog.stop();
    parts?.connection.close();
    if (child.pid !== undefined) {
        // Some of its children leave the group; they are known before their parents are gone.
        const tree = await processTree(child.pid);
        const isOver = child.exitCode !== null || child.signalCode !== null;
        const exited = new Promise((resolve) => (isOver ? resolve() : child.once("exit", () => resolve())));
        endQuietly(process.platform === "win32" ? child.pid : -child.pid);
        await endProcesses(tree);
        await exited;
    }
    await removeProfileFolder(folder);
}
