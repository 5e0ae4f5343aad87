// A cluster as people run it: a real database, a real store, machines as processes of their own.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openPostgresAgreement } from "#agreement/index.js";
import type { Agreement, Job, Machine } from "#ports/index.js";
import { instant } from "#model/index.js";
import { startCeph, type BenchCeph } from "../services/ceph.js";
import { startPostgres, type BenchPostgres } from "../services/postgres.js";
import { cpuMsOf, memoryOf } from "../services/process-figures.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));
/** So that the database tells what was asked of it, statement by statement. */
const TELLING = { shared_preload_libraries: "pg_stat_statements" };
const PATIENCE_MS = 900_000;
/** Seldom: what is asked here is among the statements that are counted. */
const LOOK_MS = 1_000;

/** A machine of the cluster. */
export class BenchMachine {
  readonly name: string;
  readonly #child: ChildProcess;

  constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  get cpuMs(): number {
    return cpuMsOf(this.#child.pid!);
  }

  get memory(): ReturnType<typeof memoryOf> {
    return memoryOf(this.#child.pid!);
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Ends it, and waits until it has ended. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "close");
    this.kill(signal);
    await ended;
  }
}

/** What jobs ask for: the options of `isochron capture`. */
export type JobOptions = Readonly<Record<string, string>>;

/** Database, store, and machines. */
export class BenchCluster {
  readonly dir: string;
  readonly postgres: BenchPostgres;
  readonly ceph: BenchCeph;
  readonly agreement: Agreement;
  /** What a program needs in its environment to find it. */
  readonly env: Readonly<Record<string, string>>;
  readonly #machines: BenchMachine[] = [];

  private constructor(parts: Pick<BenchCluster, "dir" | "postgres" | "ceph" | "agreement" | "env">) {
    ({ dir: this.dir, postgres: this.postgres, ceph: this.ceph } = parts);
    ({ agreement: this.agreement, env: this.env } = parts);
    // Whoever stops the benchmark stops its machines; the services hear of it by their input.
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        for (const machine of this.#machines) machine.kill("SIGKILL");
        rmSync(this.dir, { recursive: true, force: true });
        process.exit(1);
      });
  }

  static async start(): Promise<BenchCluster> {
    const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
    const ceph = await startCeph();
    const postgres = await startPostgres(TELLING);
    postgres.ask("CREATE EXTENSION pg_stat_statements");
    const env = {
      ...ceph.env,
      ISOCHRON_CLUSTER: postgres.address,
      ISOCHRON_STORE: ceph.store,
      ISOCHRON_SIGNING_KEY_FILE: join(dir, "signing-key.pem"),
    };
    const [code] = (await once(run(["cluster", "init"], env), "close")) as [number];
    if (code !== 0) throw new Error("the cluster was not made");
    const agreement = await openPostgresAgreement(postgres.address, { source: "environment" });
    return new BenchCluster({ dir, postgres, ceph, agreement, env });
  }

  /** Starts a machine, and waits until the others see it. */
  async machine(name: string, ...options: readonly string[]): Promise<BenchMachine> {
    const args = ["worker", `--name=${name}`, `--dir=${join(this.dir, name)}`, "--allow-private", ...options];
    const machine = new BenchMachine(name, run(args, this.env));
    this.#machines.push(machine);
    await until(async () => (await this.told(name)) !== undefined);
    return machine;
  }

  /** What a machine said of itself last. */
  async told(name: string): Promise<Machine | undefined> {
    return (await this.agreement.machines.list()).find((one) => one.name === name);
  }

  /** Asks for a capture of each, at one go. */
  async ask(urls: readonly string[], options: JobOptions): Promise<readonly number[]> {
    const askedAt = instant(Math.floor(await this.agreement.readTime()));
    const { jobs } = this.agreement.management;
    const add = (url: string): Promise<Job> => {
      const input = { urls: [url], namedSeeds: 1, options };
      return jobs.add({ kind: "capture", input, by: "bench", askedAt });
    };
    return (await Promise.all(urls.map(add))).map(({ id }) => id);
  }

  /** Waits until all of them are done; one that failed fails the benchmark. */
  async done(ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await until(async () => {
        const job = await this.agreement.management.jobs.get(id);
        if (job?.state === "failed") throw new Error(`job ${id} failed: ${job.why ?? ""}`);
        return job?.state === "done";
      }, LOOK_MS);
  }

  async end(): Promise<void> {
    await Promise.all(this.#machines.map((machine) => machine.end("SIGKILL")));
    await this.agreement.close();
    await Promise.all([this.postgres.end(), this.ceph.end()]);
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Looks until it is so. */
export async function until(isSo: () => Promise<boolean>, everyMs = 100): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error("waited too long");
    await delay(everyMs);
  }
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "ignore", process.env["BENCH_VERBOSE"] ? "inherit" : "ignore"],
  });
}
