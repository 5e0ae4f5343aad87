// Records removed by order: a notice signed with the certificate's own key says which, from which file, and why.
import type { z } from "zod";
import { strictJsonObject } from "#formats/index.js";
import { RemovalsShape, type ShapedHead, type ShapedPage, type ShapedRecord } from "../certificate-shape.js";
import { checkSignature, fingerprintOf } from "./check-seal.js";
import type { Exhibits } from "../read/exhibits.js";
import type { FalseLines } from "../false-lines.js";

type Notice = z.infer<typeof RemovalsShape>;
type Signed = Pick<ShapedHead, "capture" | "signature">;
type Warc = ShapedHead["warcs"][number];

const FILE = "removals.json";

/** Reads the notice beside a certificate; one that is not by the certificate's key documents nothing. */
export async function readRemovals(
  certificate: Signed,
  beside: Exhibits["beside"],
  lines: FalseLines,
): Promise<Removals> {
  const bytes = await beside(FILE);
  if (!bytes) return new Removals([]);
  const notice = parsed(bytes);
  if (!notice) lines.add(FILE, "it is no notice of removals");
  else if (isSigned(notice, certificate, lines)) return new Removals(notice.shaped.removals);
  return new Removals([]);
}

interface ParsedNotice {
  /** As it lies in the file: members that we do not know are signed like all others. */
  readonly raw: Readonly<Record<string, unknown>>;
  readonly shaped: Notice;
}

function parsed(bytes: Buffer): ParsedNotice | null {
  const raw = strictJsonObject(bytes);
  const shaped = RemovalsShape.safeParse(raw);
  return raw && shaped.success ? { raw, shaped: shaped.data } : null;
}

function isSigned({ raw, shaped }: ParsedNotice, certificate: Signed, lines: FalseLines): boolean {
  const before = lines.all.length;
  lines.expect(`${FILE} capture`, shaped.capture, certificate.capture, "the certificate's capture is");
  lines.expect(
    `${FILE} signature.publicKey`,
    fingerprintOf(shaped.signature.publicKey),
    fingerprintOf(certificate.signature.publicKey),
    "the certificate is signed with",
  );
  const { signature: _, ...signed } = raw;
  checkSignature(signed, shaped.signature, lines, `${FILE} signature`);
  return lines.all.length === before;
}

/** What was removed, and what must be left. */
export class Removals {
  readonly #removals: Notice["removals"];
  readonly #ids: ReadonlySet<string>;

  constructor(removals: Notice["removals"]) {
    this.#removals = removals;
    this.#ids = new Set(removals.flatMap(({ files }) => files.flatMap(({ records }) => records)));
  }

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Whether any record of a page is gone. */
  concerns({ records }: ShapedPage): boolean {
    const isGone = (id: string | null): boolean => id !== null && this.#ids.has(id);
    return records.some(
      ({ id, request, metadata }: ShapedRecord) => isGone(id) || isGone(request) || isGone(metadata),
    );
  }

  /** What the certificate's file must be by now, each removal beginning where the one before it ended. */
  left(warc: Warc, lines: FalseLines): Pick<Warc, "sha256" | "sizeBytes" | "records"> {
    let now: Pick<Warc, "sha256" | "sizeBytes" | "records"> = warc;
    for (const [i, { files }] of this.#removals.entries())
      for (const { file, records, before, after } of files) {
        if (file !== warc.file) continue;
        const line = `${FILE} removals[${i}]`;
        for (const name of ["sha256", "sizeBytes", "records"] as const)
          lines.expect(line, before[name], now[name], `${name} of ${file} was`);
        lines.expect(
          line,
          records.length,
          before.records - after.records,
          "the number of records removed is",
        );
        now = after;
      }
    return now;
  }

  /** Only of the certificate's own files, and each record once: else the numbers could be made to fit. */
  checkNames(warcs: readonly Warc[], lines: FalseLines): void {
    const files = this.#removals.flatMap((removal) => removal.files);
    const own = new Set(warcs.map(({ file }) => file));
    for (const { file } of files)
      if (!own.has(file)) lines.add(FILE, `${file} is no file of this certificate`);
    if (files.reduce((sum, { records }) => sum + records.length, 0) > this.#ids.size)
      lines.add(FILE, "a record is removed twice");
  }

  /** Says what was removed; a record that is said to be gone and is there makes the notice false. */
  tell(records: { has(id: string): boolean }, lines: FalseLines): void {
    for (const id of this.#ids)
      if (records.has(id)) lines.add(FILE, `the record ${id} is said to be removed and is there`);
    for (const { removedAt, reason, orderedBy, files } of this.#removals) {
      const count = files.reduce((sum, file) => sum + file.records.length, 0);
      const by = orderedBy === null ? "" : ` by ${orderedBy}`;
      lines.notes.unshift(
        `removed by order, documented: ${count} records, ${removedAt}${by}: ${reason}; what rested on them is as signed and can no longer be recomputed`,
      );
    }
  }
}
