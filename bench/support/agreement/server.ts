// A PostgreSQL of this benchmark's own, as safe as a real one: what is committed is on the disk.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const SCRIPT = join(import.meta.dirname, "../../../scripts/services/postgres-start.sh");
const DEBIAN = "/usr/lib/postgresql";
const NOBODY = 65534;

/** A running server. */
export interface BenchServer {
  readonly address: string;
  /** Processor time of all its processes so far. */
  cpuMs(): number;
  end(): Promise<void>;
}

/** Starts it. */
export async function startServer(): Promise<BenchServer> {
  const major = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)[0]
    : undefined;
  if (major === undefined)
    throw new Error("this benchmark needs PostgreSQL (Debian: apt-get install postgresql)");
  const [port, password] = [await freePort(), randomBytes(12).toString("hex")];
  const dir = mkdtempSync(join(tmpdir(), "iso-bench-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  const script = spawn("bash", [SCRIPT, join(DEBIAN, String(major), "bin"), dir, String(port)], {
    cwd: "/",
    env: { PATH: process.env.PATH, PGPASSWORD: password, FSYNC: "on" },
    stdio: ["pipe", "pipe", "inherit"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = new Promise<void>((done) => script.once("close", () => done()));
  const { value } = (await createInterface({ input: script.stdout })[Symbol.asyncIterator]().next()) as {
    value?: string;
  };
  if (value !== "ready") throw new Error("PostgreSQL did not start");
  const address = `postgres://isochron:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
  return { address, cpuMs: () => cpuMsOf(script.pid!), end: () => (script.stdin.end(), ended) };
}

/** Of a process and all that it has started; ticks are hundredths of a second on Linux. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.reduce((sum, child) => sum + (child === "" ? 0 : cpuMsOf(Number(child))), own);
  } catch {
    return 0; // it has just ended, and is counted by who started it
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
