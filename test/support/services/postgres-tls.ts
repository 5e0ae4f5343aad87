// A certificate of its own for a server of tests: for its address, not for its host's name.
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { PostgresServer } from "./postgres.js";

const MADE_BY = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" ");

/** Turns TLS on; returns the file of the certificate. */
export async function giveTls(server: PostgresServer): Promise<string> {
  const [key, certificate] = [join(server.dir, "tls.key"), join(server.dir, "tls.pem")];
  const names = ["-subj", "/CN=test", "-addext", "subjectAltName=IP:127.0.0.1"];
  const made = spawnSync("openssl", [
    "req",
    "-x509",
    ...MADE_BY,
    "-keyout",
    key,
    "-out",
    certificate,
    ...names,
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  const { uid, gid } = statSync(server.dir);
  for (const file of [key, certificate]) {
    chownSync(file, uid, gid);
    chmodSync(file, 0o600);
  }
  const client = new pg.Client({ connectionString: server.address("x").replace(/\?.*/, "") });
  await client.connect();
  await client.query(`ALTER SYSTEM SET ssl_key_file = '${key}'`);
  await client.query(`ALTER SYSTEM SET ssl_cert_file = '${certificate}'`);
  await client.query("ALTER SYSTEM SET ssl = on");
  await client.end();
  await server.stop();
  await server.start();
  return certificate;
}
