// A real PostgreSQL for a file of tests: it takes some seconds to start, ends with the process that started it, however
// that ends, and leaves nothing behind.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "./free-port.js";
import { ServiceScript } from "./service-script.js";

/** A running server. */
export interface PostgresServer {
  readonly port: number;
  readonly password: string;
  /** Where it lies; what is put there must be its own (see `ServiceScript`). */
  readonly dir: string;
  /** An address with the password in it, as the environment may hold it; each name is a cluster of its own. */
  address(name: string, port?: number): string;
  /** In good order: everything stays. */
  stop(): Promise<void>;
  /** With -9: what was committed stays, and unlogged tables are emptied. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** All of it, and its directory. */
  end(): Promise<void>;
}

const SCRIPT = new URL("../../../scripts/services/postgres-start.sh", import.meta.url);
const DEBIAN = "/usr/lib/postgresql";
const START_MS = 120_000;
const WORD_MS = 60_000;

/** Starts one; an error says what is missing. @param settings as for `postgres -c` */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const [port] = (await freePorts(1)) as [number];
  const password = randomBytes(12).toString("hex");
  const { fsync = "off", ...rest } = settings;
  const extra = Object.entries(rest).map(([name, value]) => `-c ${name}=${value}`);
  const script = new ServiceScript(SCRIPT, [programs(), "{dir}", String(port)], {
    PGPASSWORD: password,
    FSYNC: fsync,
    EXTRA: extra.join(" "),
  });
  try {
    await script.heard("ready", START_MS);
  } catch (error) {
    await script.end(WORD_MS);
    throw error;
  }
  return {
    port,
    password,
    dir: script.dir,
    address: (name, through = port) =>
      `postgres://isochron:${password}@127.0.0.1:${through}/postgres?sslmode=disable&schema=${name}`,
    stop: () => script.say("stop", WORD_MS),
    kill: () => script.say("kill", WORD_MS),
    start: () => script.say("start", WORD_MS),
    end: () => script.end(WORD_MS),
  };
}

/** The newest that is installed. */
function programs(): string {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Number.isInteger) : [];
  for (const major of majors.toSorted((a, b) => b - a)) {
    const folder = join(DEBIAN, String(major), "bin");
    if (existsSync(join(folder, "initdb"))) return folder;
  }
  throw new Error("tests of the cluster need PostgreSQL (Debian: apt-get install postgresql)");
}
