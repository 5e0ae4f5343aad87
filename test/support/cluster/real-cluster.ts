// A cluster as people run it: workers in processes of their own, a real PostgreSQL, a real S3 server, sites over sockets.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPostgresAgreement } from "#agreement/index.js";
import type { Agreement, Bucket, Job } from "#ports/index.js";
import { startCeph, type CephServer } from "../services/ceph.js";
import { startPostgres, type PostgresServer } from "../services/postgres.js";
import { makeS3Bucket, openTestBucket } from "../services/s3-buckets.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));
const MOST_LOG = 200_000;

/** A request as a site saw it: when it came, and when its answer was on its way. */
export interface SeenRequest {
  readonly atMs: number;
  readonly endedMs: number;
  readonly path: string;
}

/** A site that logs, with so many pages. */
export async function startSeenSite(pages: number) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const atMs = performance.now();
    let endedMs = atMs;
    response.once("finish", () => seen.push({ atMs, endedMs, path }));
    const page = path === "/" ? 0 : Number(path.slice(1));
    const answer = (status: number, type: string, body: string): void => {
      response.writeHead(status, { "content-type": type });
      // Before it is sent: where this process waits for a processor afterwards, its client has the answer all the same.
      endedMs = performance.now();
      response.end(body);
    };
    if (!(page < pages)) return answer(404, "text/plain", "none");
    const next = [2 * page + 1, 2 * page + 2].filter((one) => one < pages);
    const links = next.map((one) => `<a href="/${one}">next</a>`).join(" ");
    answer(200, "text/html", `<p>page ${page} ${links}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, seen, close };
}

/** How a command line ended. */
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A program of ours at work. */
export class RunningProgram {
  readonly #child: ChildProcess;
  readonly ended: Promise<Ended>;
  said = "";
  printed = "";

  constructor(argv: readonly string[], env: Readonly<Record<string, string>>) {
    const { PATH = "" } = process.env;
    this.#child = spawn(process.execPath, [BIN, ...argv], {
      env: { PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout!.setEncoding("utf8").on("data", (text: string) => (this.printed += text));
    this.#child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      if (this.said.length < MOST_LOG) this.said += text;
    });
    this.ended = new Promise((resolve) =>
      this.#child.once("close", (code) => resolve({ code, out: this.printed, err: this.said })),
    );
  }

  get pid(): number {
    return this.#child.pid!;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }
}

/** Database, store, and how to reach both. */
export class RealCluster {
  readonly postgres: PostgresServer;
  readonly ceph: CephServer;
  agreement: Agreement;
  readonly bucket: Bucket;
  env: Readonly<Record<string, string>>;
  readonly #programs: RunningProgram[] = [];
  #isOver = false;

  private constructor(parts: Pick<RealCluster, "postgres" | "ceph" | "agreement" | "bucket" | "env">) {
    ({ postgres: this.postgres, ceph: this.ceph, agreement: this.agreement, bucket: this.bucket } = parts);
    this.env = parts.env;
  }

  /** Starts both servers and makes a cluster on them; `dir` is for its key. */
  static async make(dir: string): Promise<RealCluster> {
    const [postgres, ceph] = await Promise.all([startPostgres(), startCeph()]);
    const store = `${await makeS3Bucket(ceph)}/archive`;
    const address = postgres.address("cluster");
    const key = join(dir, "signing-key.pem");
    const env = {
      ...ceph.env,
      ISOCHRON_CLUSTER: address,
      ISOCHRON_STORE: store,
      ISOCHRON_S3_ENDPOINT: ceph.endpoint,
      ISOCHRON_SIGNING_KEY_FILE: key,
    };
    const made = await new RunningProgram(["cluster", "init"], env).ended;
    if (made.code !== 0) throw new Error(`the cluster was not made: ${made.err}`);
    const agreement = await openPostgresAgreement(address, { source: "environment" });
    return new RealCluster({ postgres, ceph, agreement, bucket: await openTestBucket(ceph, store), env });
  }

  /** Starts a program that ends with the cluster at the latest. */
  start(...argv: string[]): RunningProgram {
    return this.startWith({}, argv);
  }

  /** The same, with something else in its environment. */
  startWith(env: Readonly<Record<string, string>>, argv: readonly string[]): RunningProgram {
    if (this.#isOver) throw new Error("the cluster has ended");
    const program = new RunningProgram(argv, { ...this.env, ...env });
    this.#programs.push(program);
    return program;
  }

  run(...argv: string[]): Promise<Ended> {
    return this.start(...argv).ended;
  }

  worker(name: string, dir: string, ...more: string[]): RunningProgram {
    return this.start("worker", `--name=${name}`, `--dir=${join(dir, name)}`, "--allow-private", ...more);
  }

  job = (id: number): Promise<Job | null> => this.agreement.management.jobs.get(id);

  /** From now on the database is an empty one; whoever has the old one must have ended. */
  async loseDatabase(): Promise<void> {
    await this.agreement.close();
    const address = this.postgres.address("another");
    this.env = { ...this.env, ISOCHRON_CLUSTER: address };
    this.agreement = await openPostgresAgreement(address, { source: "environment", isToBePrepared: true });
  }

  /** Everything that counts, as files. */
  async bringHome(to: string): Promise<void> {
    for (const { site } of await this.agreement.leases.list())
      for (const { name, key } of await this.agreement.objects.ofSite(site)) {
        const reader = (await this.bucket.open(key))!;
        await mkdir(dirname(join(to, name)), { recursive: true });
        await writeFile(join(to, name), await reader.read(0, reader.sizeBytes));
        reader.close();
      }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    for (const program of this.#programs) program.signal("SIGKILL");
    await Promise.all(this.#programs.map(({ ended }) => ended));
    this.bucket.close();
    await this.agreement.close();
    await Promise.all([this.postgres.end(), this.ceph.end()]);
  }
}
