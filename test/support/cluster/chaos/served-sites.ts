// Living sites in a process of their own, and their word when all is over.
import { fork, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { bundleForNode } from "../../bundle-for-node.js";
import { within } from "../../within.js";
import type { SitesMessage, SiteToServe, SiteWord } from "./sites-words.js";

const START_MS = 60_000;
const WORD_MS = 60_000;

/** Sites that are being served. */
export class ServedSites {
  readonly urls: readonly string[];
  readonly #child: ChildProcess;
  readonly #script: string;

  private constructor(child: ChildProcess, script: string, urls: readonly string[]) {
    this.#child = child;
    this.#script = script;
    this.urls = urls;
  }

  static async start(sites: readonly SiteToServe[]): Promise<ServedSites> {
    const script = await bundleForNode("cluster/chaos/sites-process.ts");
    const child = fork(script, [JSON.stringify({ sites })], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    try {
      const message = await within(START_MS, "the sites' start", heard(child, "ready"));
      return new ServedSites(child, script, message.urls);
    } catch (error) {
      await gone(child, script);
      throw error;
    }
  }

  /** What each of them knows, in order. */
  async tell(): Promise<readonly SiteWord[]> {
    const told = heard(this.#child, "told");
    this.#child.send("tell");
    return (await within(WORD_MS, "the sites' word", told)).sites;
  }

  end(): Promise<void> {
    return gone(this.#child, this.#script);
  }
}

function heard<K extends SitesMessage["kind"]>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<SitesMessage, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: SitesMessage): void => {
      if (message.kind !== kind) return;
      child.off("message", onMessage).off("exit", onExit);
      resolve(message as Extract<SitesMessage, { kind: K }>);
    };
    const onExit = (): void => reject(new Error("the process of the sites has ended"));
    child.on("message", onMessage).once("exit", onExit);
  });
}

async function gone(child: ChildProcess, script: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
  }
  rmSync(dirname(script), { recursive: true, force: true });
}
