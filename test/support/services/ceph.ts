// A real S3 server (Ceph's gateway) for a file of tests: it takes a quarter of a minute to start, ends with the process
// that started it, however that ends, and leaves nothing behind.
import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { within } from "../within.js";
import { freePorts } from "./free-port.js";

/** A running server. */
export interface CephServer {
  readonly port: number;
  readonly endpoint: string;
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** What a program of ours that uses it needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The gateway alone: what it has acknowledged stays. */
  stopGateway(): Promise<void>;
  /** With -9. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  /** All of it, and its directory. */
  end(): Promise<void>;
}

const SCRIPT = new URL("../../../scripts/services/ceph-start.sh", import.meta.url);
const START_MS = 240_000;
const WORD_MS = 120_000;
/** Nobody: Ceph's programs need not be root, and files of tests are nobody's. */
const NOBODY = 65534;
/** Paths of sockets are short. */
const LONGEST_FOLDER = 40;

type Script = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts one; an error says what is missing. */
export async function startCeph(): Promise<CephServer> {
  requirePrograms();
  const [port, monitorPort] = (await freePorts(2)) as [number, number];
  const keys = { accessKeyId: "ISOCHRONTEST", secretAccessKey: randomBytes(16).toString("hex") };
  const dir = mkdtempSync(join(tmpdir().length > LONGEST_FOLDER ? "/tmp" : tmpdir(), "iso-ceph-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  // As text: the one who runs it may not be allowed to read our directories.
  const args = ["-c", readFileSync(SCRIPT, "utf8"), SCRIPT.pathname, dir, String(port), String(monitorPort)];
  const script = spawn("bash", args, {
    cwd: "/",
    env: { PATH: process.env.PATH, ACCESS_KEY: keys.accessKeyId, SECRET_KEY: keys.secretAccessKey },
    stdio: ["pipe", "pipe", "pipe"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const talk = new ScriptTalk(script);
  try {
    await talk.heard("ready", START_MS);
  } catch (error) {
    await talk.end();
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
  return serverOf(talk, port, keys);
}

function serverOf(talk: ScriptTalk, port: number, keys: CephServer["keys"]): CephServer {
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    port,
    endpoint,
    keys,
    env: {
      ISOCHRON_S3_ENDPOINT: endpoint,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    stopGateway: () => talk.say("stop-gateway"),
    killGateway: () => talk.say("kill-gateway"),
    startGateway: () => talk.say("start-gateway"),
    end: () => talk.end(),
  };
}

/** What the script is told, and what it answers. */
class ScriptTalk {
  readonly #script: Script;
  readonly #ended: Promise<void>;
  readonly #lines: AsyncIterator<string>;
  #complaints = "";

  constructor(script: Script) {
    this.#script = script;
    this.#ended = new Promise((done) => script.once("close", () => done()));
    this.#lines = createInterface({ input: script.stdout })[Symbol.asyncIterator]();
    script.stdin.on("error", () => undefined); // it has ended, which whoever waits for its answer hears
    script.stderr.on("data", (piece: Buffer) => (this.#complaints += String(piece).slice(0, 10_000)));
  }

  async say(word: string): Promise<void> {
    this.#script.stdin.write(`${word}\n`);
    await this.heard(`done ${word}`, WORD_MS);
  }

  async heard(line: string, patienceMs: number): Promise<void> {
    const { value } = await within(patienceMs, `Ceph: ${line}`, this.#lines.next());
    if (value !== line) throw new Error(`Ceph ended before "${line}": ${this.#complaints.trim()}`);
  }

  async end(): Promise<void> {
    this.#script.stdin.end();
    await within(WORD_MS, "Ceph's end", this.#ended);
  }
}

function requirePrograms(): void {
  const missing = ["ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "ceph", "ceph-authtool"].filter(
    (name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0,
  );
  if (missing.length === 0) return;
  throw new Error(
    `tests of S3 need ${missing.join(", ")} (Debian: apt-get install ceph-mon ceph-osd radosgw)`,
  );
}
