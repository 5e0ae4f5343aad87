// `isochron serve --manage` as the built program, in a process of its own that can be stopped and started again.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** Of those who manage. */
export const MANAGE_TOKEN = "the-token-of-those-who-manage";

/** One job as the API tells it. */
export interface ToldJob {
  readonly id: number;
  readonly state: string;
  readonly captureId: string | null;
  readonly attempts: number;
  readonly why: string | null;
}

/** A server that manages an archive. */
export class ManagingProcess {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#process = child;
    this.url = url;
  }

  /** Starts it, and waits until it listens. */
  static async start(dir: string, env: Readonly<Record<string, string>> = {}): Promise<ManagingProcess> {
    const argv = ["serve", "--manage", "--manage-token", MANAGE_TOKEN, "--allow-private", "--archive", dir];
    const program = resolve("dist/cli/bin.js");
    const child = spawn(process.execPath, [program, ...argv, "--port", "0", "--replay-port", "0"], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    for await (const piece of child.stdout) {
      said += String(piece);
      const url = /Manage +(\S+)\s/.exec(said)?.[1];
      if (url !== undefined) {
        child.stdout.resume();
        return new ManagingProcess(child, url);
      }
    }
    throw new Error(`serve ended before it listened: ${said}`);
  }

  /** Asks the API. */
  async ask(path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${MANAGE_TOKEN}`, "content-type": "application/json" };
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return (await fetch(new URL(path, this.url), { ...init, headers })).json();
  }

  async job(id: number): Promise<ToldJob> {
    return (await this.ask(`/api/jobs/${id}`)) as ToldJob;
  }

  /** Processes that it has started. */
  async children(): Promise<number[]> {
    const { pid } = this.#process;
    const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.split(" ").filter(Boolean).map(Number);
  }

  /** Ends it by a signal; its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return this.#process.exitCode;
    const ended = once(this.#process, "exit");
    this.#process.kill(signal);
    return ((await ended) as [number | null])[0];
  }
}
