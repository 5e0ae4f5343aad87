// Where a cluster's database is: `postgres://user@host:port/database`. Nothing of its password is ever shown, and its
// server is verified unless the address itself says otherwise.
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { UsageError, unreadableFile } from "#errors.js";

/** Where an address was written: what everybody on a machine may read holds no password. */
export type AddressSource = "flag" | "environment" | "file";

/** How to reach the database. */
export interface ClusterAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  /** Where there is none here, the usual places are asked: PGPASSWORD, and the file of PGPASSFILE. */
  readonly password?: string;
  /** `false` only where the address says so; a certificate authority's PEM, or those of the system. */
  readonly tls: false | { readonly ca?: string };
  /** Of the cluster's tables. */
  readonly schema: string;
  /** For people: without any secret. */
  readonly place: string;
}

const PORT = 5432;
const SCHEMA = "isochron";
const KNOWN = new Set(["sslmode", "sslrootcert", "schema"]);

/** Reads an address. @throws UsageError in one line that never holds the password */
export function readClusterAddress(
  text: string,
  source: AddressSource,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ClusterAddress {
  const url = parsed(text);
  if (url.password !== "" && source === "flag") throw passwordInFlag();
  const host = decoded(url.hostname).replace(/^\[(.*)\]$/, "$1");
  const database = decoded(url.pathname.slice(1));
  if (host === "" || database === "" || database.includes("/"))
    throw wrong("it names a host and a database: postgres://user@host:5432/database");
  const user = decoded(url.username) || environment.PGUSER || userInfo().username;
  const port = url.port === "" ? PORT : Number(url.port);
  const asked = askedOf(url.searchParams);
  const place = `postgres://${user}@${url.hostname}:${port}/${database}`;
  const password = decoded(url.password);
  return {
    host,
    port,
    database,
    user,
    place,
    ...(password !== "" && { password }),
    tls: tlsOf(asked),
    schema: schemaOf(asked.get("schema") ?? SCHEMA),
  };
}

function parsed(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw wrong("it is written postgres://user@host:5432/database"); // the text itself may hold a password
  }
  if (url.protocol === "postgres:" || url.protocol === "postgresql:") return url;
  throw wrong("it begins with postgres://");
}

function askedOf(parameters: URLSearchParams): ReadonlyMap<string, string> {
  for (const name of parameters.keys())
    if (!KNOWN.has(name)) throw wrong(`it says nothing but ${[...KNOWN].join(", ")} after the ?`);
  return new Map(parameters);
}

function tlsOf(asked: ReadonlyMap<string, string>): ClusterAddress["tls"] {
  const mode = asked.get("sslmode") ?? "verify-full";
  if (mode === "disable") return false;
  if (mode !== "verify-full")
    throw wrong("its sslmode is verify-full, as without any, or disable: others verify no server");
  const file = asked.get("sslrootcert");
  return file === undefined ? {} : { ca: textOf(file) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw unreadableFile(file, error);
  }
}

function schemaOf(name: string): string {
  if (/^[a-z][a-z0-9_]{0,62}$/.test(name)) return name;
  throw wrong("its schema is a word of small letters, digits and _");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw wrong("a % in it is written %25");
  }
}

function passwordInFlag(): UsageError {
  return wrong(
    "it has a password, which every process on this machine can see: put it into PGPASSWORD, into the file of PGPASSFILE (~/.pgpass), or the whole address into ISOCHRON_CLUSTER",
  );
}

function wrong(why: string): UsageError {
  return new UsageError("USAGE", `the address of the cluster cannot be used: ${why}`);
}
