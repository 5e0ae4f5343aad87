// Certificates, a time-stamping authority and a second opinion, all by openssl: none of it is ours.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** Runs openssl; its complaint is the error's text. */
export function openssl(...args: string[]): Buffer {
  return execFileSync("openssl", args, { stdio: ["ignore", "pipe", "pipe"] });
}

/** Whether openssl finds something in order. */
export function opensslAgrees(...args: string[]): boolean {
  return spawnSync("openssl", args, { stdio: "ignore" }).status === 0;
}

/** A certificate and its key, as files. */
export interface Issued {
  readonly cert: string;
  readonly key: string;
}

/** A certification authority in a folder of its own. */
export class TestAuthority {
  readonly root: Issued;
  readonly #dir: string;
  #serial = 1;

  constructor(dir: string) {
    this.#dir = dir;
    this.root = { cert: join(dir, "ca.pem"), key: join(dir, "ca.key") };
    const subject = ["-subj", "/O=Test/CN=Test Root", "-days", "36500"];
    openssl("req", "-x509", ...newKey("ec"), "-keyout", this.root.key, "-out", this.root.cert, ...subject);
  }

  /** A certificate for one purpose. */
  issue(name: string, keyType: "rsa" | "ec", extensions: readonly string[] = []): Issued {
    const issued = { cert: join(this.#dir, `${name}.pem`), key: join(this.#dir, `${name}.key`) };
    const request = join(this.#dir, `${name}.csr`);
    const subject = `/O=Test/CN=${name}`;
    openssl("req", "-new", ...newKey(keyType), "-keyout", issued.key, "-out", request, "-subj", subject);
    const extensionFile = join(this.#dir, `${name}.ext`);
    writeFileSync(extensionFile, ["basicConstraints=CA:FALSE", ...extensions].join("\n"));
    const by = ["-CA", this.root.cert, "-CAkey", this.root.key, "-set_serial", String(++this.#serial)];
    const rest = ["-days", "36500", "-extfile", extensionFile, "-out", issued.cert];
    openssl("x509", "-req", "-in", request, ...by, ...rest);
    return issued;
  }
}

function newKey(type: "rsa" | "ec"): string[] {
  const ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  return [...(type === "rsa" ? ["-newkey", "rsa:2048"] : ec), "-nodes"];
}

/** A running time-stamping authority. */
export interface TimeStampServer {
  readonly url: string;
  /** Requests answered so far. */
  readonly asked: () => number;
  close(): Promise<void>;
}

/** Answers every query with `openssl ts -reply`; `broken` makes it answer nonsense. */
export async function startTimeStampServer(
  dir: string,
  { cert, key }: Issued,
  state = { broken: false },
): Promise<TimeStampServer> {
  const work = mkdtempSync(join(dir, "tsa-"));
  const [config, query, reply] = ["tsa.cnf", "q.tsq", "r.tsr"].map((name) => join(work, name));
  writeFileSync(join(work, "serial"), "01\n");
  const lines = [
    "[tsa]\ndefault_tsa=one\n[one]",
    `serial=${join(work, "serial")}`,
    "crypto_device=builtin\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256",
    "accuracy=secs:1\nordering=no\ntsa_name=no\ness_cert_id_chain=no\ness_cert_id_alg=sha256",
  ];
  writeFileSync(config!, lines.join("\n"));
  let asked = 0;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked++;
      writeFileSync(query!, body);
      const signed = ["-signer", cert, "-inkey", key, "-out", reply!];
      if (!state.broken) openssl("ts", "-reply", "-config", config!, "-queryfile", query!, ...signed);
      response.setHeader("Content-Type", "application/timestamp-reply");
      response.end(state.broken ? "nonsense" : readFileSync(reply!));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tsa`,
    asked: () => asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
