// One browser from its start to its end; nothing of it is left behind.
import { spawn, type ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { IsochronError } from "#errors.js";
import type { RendererFacts } from "#ports/index.js";
import { CdpConnection } from "../cdp/connection.js";
import type { RenderLimits } from "../limits.js";
import { browserArguments } from "./browser-arguments.js";
import { isolationWords, type Isolation } from "./isolation.js";
import { endProcesses, endQuietly, processTree } from "./process-tree.js";
import { makeProfileFolder, removeProfileFolder } from "./profile-folder.js";
import { Watchdog } from "./watchdog.js";

/** What to start, and within which bounds. */
export interface BrowserOptions {
  readonly path: string;
  readonly isolation: Isolation;
  readonly userAgent: string | null;
  readonly limits: RenderLimits;
}

/** A browser that runs. */
export interface RunningBrowser {
  readonly connection: CdpConnection;
  readonly facts: RendererFacts;
  /** The user agent that its requests carry. */
  readonly userAgent: string;
  readonly watchdog: Watchdog;
  readonly pid: number;
  /** Ends every process of it and removes its folder. */
  end(): Promise<void>;
}

const START_PATIENCE_MS = 30_000;

/** Starts it: with its sandbox or, where the system does not allow that, without. */
export async function startBrowser(options: BrowserOptions): Promise<RunningBrowser> {
  if (options.isolation.isRoot) return start(options, false);
  const first = await start(options, true).catch((error: unknown) => error);
  if (!(first instanceof Error)) return first as RunningBrowser;
  // "No usable sandbox!": the browser's own words when namespaces are closed to it.
  if (!/sandbox|namespace/i.test(first.message)) throw first;
  return start(options, false);
}

async function start(options: BrowserOptions, isSandboxed: boolean): Promise<RunningBrowser> {
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
  } catch (error) {
    await endBrowser(child, folder);
    const said = lastWords().trim().slice(-600);
    throw new IsochronError("UNREACHABLE", `${options.path} does not start: ${said || String(error)}`, {
      cause: error,
    });
  }
}

function spawnBrowser(options: BrowserOptions, folder: string, isSandboxed: boolean): ChildProcess {
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
function hearLastWords(child: ChildProcess): () => string {
  let heard = "";
  child.stderr?.on("data", (chunk: Buffer) => (heard = (heard + chunk.toString("latin1")).slice(-4_096)));
  child.on("error", (error) => (heard += error.message));
  return () => heard;
}

async function greet(child: ChildProcess) {
  const connection = new CdpConnection(child.stdio[3] as Writable, child.stdio[4] as Readable);
  child.once("exit", () => connection.close());
  child.once("error", () => connection.close());
  const version = await connection.send("Browser.getVersion", {}, { patienceMs: START_PATIENCE_MS });
  return { connection, version };
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new IsochronError("INTERNAL", "a browser without a process");
  return child.pid;
}

/** "HeadlessChrome/156.0.1" is what it says of itself here. */
function nameOf(product: string): string {
  return product.replace(/^HeadlessChrome\//, "Chromium ").replace(/^Chrome\//, "Chromium ");
}

async function endBrowser(
  child: ChildProcess,
  folder: string,
  parts?: { readonly connection: CdpConnection; readonly watchdog: Watchdog },
): Promise<void> {
  parts?.watchdog.stop();
  parts?.connection.close();
  if (child.pid !== undefined) {
    // Some of its children leave the group; they are known before their parents are gone.
    const tree = await processTree(child.pid);
    const isOver = child.exitCode !== null || child.signalCode !== null;
    const exited = new Promise<void>((resolve) => (isOver ? resolve() : child.once("exit", () => resolve())));
    endQuietly(process.platform === "win32" ? child.pid : -child.pid);
    await endProcesses(tree);
    await exited;
  }
  await removeProfileFolder(folder);
}
