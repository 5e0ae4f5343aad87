// One machine of a cluster that much befalls: a worker's process under whoever starts it again when it dies, its own line
// to the database, its own clocks, and an address of its own that servers see.
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FaultyProxy } from "../../services/faulty-proxy.js";
import type { RunningProgram } from "../real-cluster.js";

/** A time in which a machine stood still. */
export interface Freeze {
  /** The machine's address. */
  readonly machine: string;
  readonly fromMs: number;
  /** Right before it went on. */
  readonly toMs: number;
}

/** Whose clock faults are the machine's: the one that people set, or the one by which time passes, too. */
export type ClockKind = "wall" | "both";

/** What a machine is made of. */
export interface MachineParts {
  readonly name: string;
  /** 127.x.x.x: its requests come from there. */
  readonly address: string;
  readonly line: FaultyProxy;
  readonly clock: ClockKind;
  /** A folder of its own, that is there. */
  readonly dir: string;
  readonly start: (env: Readonly<Record<string, string>>) => RunningProgram;
}

const RESTART_MS = 1_000;
const STOP_MS = 30_000;

/** A machine. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly line: FaultyProxy;
  readonly freezes: Freeze[] = [];
  /** What its processes said, each. */
  readonly words: string[] = [];
  /** How those ended that ended by themselves. */
  readonly exits: (number | null)[] = [];
  readonly #parts: MachineParts;
  #program: RunningProgram | null = null;
  #kept: Promise<void> = Promise.resolve();
  #isWanted = false;
  #restartMs = RESTART_MS;
  #isKilled = false;
  /** By which its clocks are wrong, in seconds. */
  #offsetS = 0;

  constructor(parts: MachineParts) {
    this.#parts = parts;
    ({ name: this.name, address: this.address, line: this.line } = parts);
  }

  begin(): void {
    this.#isWanted = true;
    this.setClock(0);
    this.#kept = this.#keep().catch(() => undefined); // the cluster has ended
  }

  /** Ends the process at once; another one comes after so long. */
  kill(restartMs: number): void {
    this.#isKilled = true;
    this.#restartMs = restartMs;
    this.#program?.signal("SIGKILL");
  }

  async freeze(forMs: number): Promise<void> {
    const program = this.#program;
    if (program === null) return;
    program.signal("SIGSTOP");
    const fromMs = Date.now();
    await delay(forMs);
    const toMs = Date.now();
    program.signal("SIGCONT");
    // One that was killed meanwhile never went on.
    if (this.#program === program) this.freezes.push({ machine: this.address, fromMs, toMs });
  }

  /** By so many seconds from what they should be. */
  setClock(offsetS: number): void {
    this.#offsetS = offsetS;
    writeFileSync(this.#clockFile, `${offsetS < 0 ? "-" : "+"}${Math.abs(offsetS)}\n`);
  }

  /** Monotonic time goes on and never back. */
  jumpClock(byS: number): void {
    this.setClock(this.#offsetS + byS);
  }

  /** Asks it to stop; how its last process ended, `null` for one that did not in time. */
  async stop(): Promise<number | null> {
    this.#isWanted = false;
    const program = this.#program;
    program?.signal("SIGTERM");
    const timer = setTimeout(() => program?.signal("SIGKILL"), STOP_MS);
    await this.#kept;
    clearTimeout(timer);
    return program === null ? null : (await program.ended).code;
  }

  /** Ends it as it is. */
  async end(): Promise<void> {
    this.#isWanted = false;
    this.#program?.signal("SIGKILL");
    await this.#kept;
    await this.line.close();
  }

  async #keep(): Promise<void> {
    while (this.#isWanted) {
      this.#isKilled = false;
      this.#restartMs = RESTART_MS;
      const program = this.#parts.start(this.#env());
      this.#program = program;
      const { code, err } = await program.ended;
      this.#program = null;
      forgetTime(program.pid);
      this.words.push(err);
      if (this.#isWanted && !this.#isKilled) this.exits.push(code);
      if (this.#isWanted) await delay(this.#restartMs);
    }
  }

  get #clockFile(): string {
    return join(this.#parts.dir, "clock");
  }

  #env(): Record<string, string> {
    return {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(loadedBefore(this.address))}`,
      LD_PRELOAD: faketime(),
      FAKETIME_TIMESTAMP_FILE: this.#clockFile,
      FAKETIME_CACHE_DURATION: "1",
      ...(this.#parts.clock === "wall" && { FAKETIME_DONT_FAKE_MONOTONIC: "1", DONT_FAKE_MONOTONIC: "1" }),
    };
  }
}

/** Servers on loopback are spoken to from an address that tells the machine; nobody outlives whoever started it. */
function loadedBefore(address: string): string {
  return `import net from "node:net";
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  const at = Array.isArray(given[0]) ? given[0] : given;
  // A copy: whoever keeps sockets by their options must find them again.
  if (String(at[0]?.host).startsWith("127.")) at[0] = { localAddress: "${address}", ...at[0] };
  return connect.apply(this, given);
};
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 2_000).unref();`;
}

const LIBRARIES = "/usr/lib";

/** What the library shares of a process lies there until the process ends by itself. */
function forgetTime(pid: number): void {
  for (const file of [`faketime_shm_${pid}`, `sem.faketime_sem_${pid}`])
    rmSync(join("/dev/shm", file), { force: true });
}

/** Debian's library that gives a process another time. */
function faketime(): string {
  for (const folder of readdirSync(LIBRARIES)) {
    const file = join(LIBRARIES, folder, "faketime", "libfaketimeMT.so.1");
    if (existsSync(file)) return file;
  }
  throw new Error("tests of wrong clocks need libfaketime (Debian: apt-get install faketime)");
}
