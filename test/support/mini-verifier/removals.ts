// Records removed by order (docs/certificate.md, "Records removed by order").
import { createPublicKey, verify } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { canonical } from "./seal.js";
import { must, type Cert, type Claimed, type Json } from "./terms.js";

interface Facts {
  sha256: string;
  sizeBytes: number;
  records: number;
}

interface Notice {
  capture: string;
  removals: { files: { file: string; records: string[]; before: Facts; after: Facts }[] }[];
  signature: { publicKey: string; value: string };
}

export interface Gone {
  ids: Set<string>;
  /** The certificate's files as they must be now. */
  warcs: Cert["warcs"];
}

export function readGone(path: string, cert: Cert): Gone {
  const ids = new Set<string>();
  if (!existsSync(path)) return { ids, warcs: cert.warcs };
  const notice = JSON.parse(readFileSync(path, "utf8")) as Notice;
  const { signature, ...rest } = notice;
  must(notice.capture === cert.capture, "removals: capture");
  const der = (pem: string): string =>
    createPublicKey(pem).export({ type: "spki", format: "der" }).toString("hex");
  must(der(signature.publicKey) === der(cert.signature.publicKey), "removals: key");
  const signed = Buffer.from(canonical(rest as unknown as Json));
  must(
    verify(null, signed, createPublicKey(signature.publicKey), Buffer.from(signature.value, "base64")),
    "removals: signature",
  );
  const warcs = cert.warcs.map((warc) => {
    let now: Facts = warc;
    for (const { file, records, before, after } of notice.removals.flatMap(({ files }) => files)) {
      if (file !== warc.file) continue;
      must(
        before.sha256 === now.sha256 && before.records - after.records === records.length,
        "removals: chain",
      );
      for (const id of records) ids.add(id);
      now = after;
    }
    return { ...warc, ...now };
  });
  return { ids, warcs };
}

export function isConcerned({ records }: Claimed, { ids }: Gone): boolean {
  return records.some(({ id, request, metadata }) =>
    [id, request, metadata].some((one) => ids.has(one ?? "")),
  );
}
