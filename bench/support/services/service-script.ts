// A service of this benchmark's own, run by a script of scripts/services: it ends with whoever started it.
import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { cpuMsOf } from "./process-figures.js";

const SCRIPTS = join(import.meta.dirname, "../../../scripts/services");
/** Services that refuse root run as nobody. */
const NOBODY = 65534;

/** A running service. */
export interface Service {
  /** Processor time of all its processes so far. */
  cpuMs(): number;
  end(): Promise<void>;
}

/** What a script is given: its arguments, made of its own directory, and its environment. */
export interface ServiceTerms {
  readonly args: (dir: string) => readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts it, and waits until it is ready. */
export async function startService(name: string, { args, env }: ServiceTerms): Promise<Service> {
  const dir = mkdtempSync(join(tmpdir(), "iso-bench-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  // As text: the one who runs it may not be allowed to read our directories.
  const script = spawn("bash", ["-c", readFileSync(join(SCRIPTS, name), "utf8"), name, ...args(dir)], {
    cwd: "/",
    env: { PATH: process.env.PATH, ...env },
    stdio: ["pipe", "pipe", "inherit"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = new Promise<void>((done) => script.once("close", () => done()));
  const lines = createInterface({ input: script.stdout })[Symbol.asyncIterator]();
  const end = async (): Promise<void> => {
    script.stdin.end();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  if ((await lines.next()).value !== "ready") {
    await end();
    throw new Error(`${name} did not start`);
  }
  return { cpuMs: () => cpuMsOf(script.pid!), end };
}

/** So many ports of loopback that nobody listens at now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await new Promise((done) => server.close(done));
  return ports;
}
