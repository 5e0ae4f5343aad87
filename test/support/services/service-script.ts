// A script that runs a service for tests, does what it is told a word a line, and ends it when its input ends: so also
// when the process that started it is killed.
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { within } from "../within.js";

/** Services that refuse root run as nobody, who has a directory to write to. */
const NOBODY = 65534;
/** Paths of sockets are short. */
const LONGEST_FOLDER = 40;
const MOST_COMPLAINTS = 10_000;

/** Who a service runs as: nobody where we are root. */
function ownSelf(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** A running script. */
export class ServiceScript {
  readonly dir: string;
  readonly #script: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #ended: Promise<void>;
  readonly #lines: AsyncIterator<string>;
  #complaints = "";

  /** @param path the script; it is given the arguments, with its own directory where one of them is `{dir}` */
  constructor(path: URL, args: readonly string[], env: Readonly<Record<string, string>>) {
    const self = ownSelf();
    this.dir = mkdtempSync(join(tmpdir().length > LONGEST_FOLDER ? "/tmp" : tmpdir(), "iso-service-"));
    if (self.uid !== undefined) chownSync(this.dir, NOBODY, NOBODY);
    const given = args.map((argument) => (argument === "{dir}" ? this.dir : argument));
    // As text: the one who runs it may not be allowed to read our directories.
    const script = spawn("bash", ["-c", readFileSync(path, "utf8"), path.pathname, ...given], {
      cwd: "/",
      env: { PATH: process.env.PATH, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      ...self,
    });
    this.#script = script;
    this.#ended = new Promise((done) => script.once("close", () => done()));
    this.#lines = createInterface({ input: script.stdout })[Symbol.asyncIterator]();
    script.stdin.on("error", () => undefined); // it has ended, which whoever waits for its answer hears
    script.stderr.on("data", (piece: Buffer) => {
      this.#complaints = (this.#complaints + String(piece)).slice(-MOST_COMPLAINTS);
    });
  }

  /** Tells it a word, and waits until that is done. */
  async say(word: string, patienceMs: number): Promise<void> {
    this.#script.stdin.write(`${word}\n`);
    await this.heard(`done ${word}`, patienceMs);
  }

  async heard(line: string, patienceMs: number): Promise<void> {
    const { value } = await within(patienceMs, `the service's "${line}"`, this.#lines.next());
    if (value !== line) throw new Error(`the service ended before "${line}": ${this.#complaints.trim()}`);
  }

  /** Ends it, and removes what it left. */
  async end(patienceMs: number): Promise<void> {
    this.#script.stdin.end();
    await within(patienceMs, "the service's end", this.#ended);
    rmSync(this.dir, { recursive: true, force: true });
  }
}
