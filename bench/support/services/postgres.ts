// A PostgreSQL of this benchmark's own, as safe as a real one: what is committed is on the disk.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePorts, startService, type Service } from "./service-script.js";

const DEBIAN = "/usr/lib/postgresql";

/** A running server. */
export interface BenchPostgres extends Service {
  readonly address: string;
  /** The rows of a question, each with its columns as texts. */
  readonly ask: (sql: string) => string[][];
}

/** Starts it. @param settings as for `postgres -c` */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<BenchPostgres> {
  const programs = programsFolder();
  const [port] = (await freePorts(1)) as [number];
  const password = randomBytes(12).toString("hex");
  const extra = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const service = await startService("postgres-start.sh", {
    args: (dir) => [programs, dir, String(port)],
    env: { PGPASSWORD: password, FSYNC: "on", EXTRA: extra.join(" ") },
  });
  const ask = (sql: string): string[][] => {
    const args = ["-h127.0.0.1", `-p${port}`, "-Uisochron", "-dpostgres", "-AtqX", "-F\t", "-c", sql];
    const { status, stdout, stderr } = spawnSync(join(programs, "psql"), args, {
      encoding: "utf8",
      env: { ...process.env, PGPASSWORD: password },
    });
    if (status !== 0) throw new Error(`the database was asked in vain: ${stderr}`);
    return stdout
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split("\t"));
  };
  const address = `postgres://isochron:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
  return { ...service, address, ask };
}

/** Of the newest that is installed. */
function programsFolder(): string {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Number.isInteger) : [];
  if (majors.length === 0)
    throw new Error("this benchmark needs PostgreSQL (Debian: apt-get install postgresql)");
  return join(DEBIAN, String(Math.max(...majors)), "bin");
}
