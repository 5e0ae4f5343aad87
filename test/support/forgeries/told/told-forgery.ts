// A testimony and its WARC file in memory, to be altered as a forger would, and put before both verifiers.
import { createPrivateKey, type KeyObject } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { canonicalJson, merkleLeaf, merkleRoot } from "#formats/index.js";
import type { TestimonyStatement } from "#model/index.js";
import {
  editBlock,
  field,
  readRecords,
  signer,
  warcFacts,
  writeRecords,
  type Editable,
  type EditableRecord,
} from "../../archives/tampering.js";
import { makeTestimony } from "../../testimony/told-archives.js";

/** What a forger may alter. */
export interface ToldForgery {
  testimony: Editable<TestimonyStatement>;
  records: EditableRecord[];
}

/** What is forged. */
export type ToldBase = "source" | "served";

/** What the forger put right: nothing; counts, root and signature; the WARC file with its hashes too. */
export type ToldCare = "altered" | "sealed" | "rewritten";

/** A testimony to forge, with the archive's key. */
export interface ToldBench {
  readonly dir: string;
  readonly original: ToldForgery;
  readonly warc: Buffer;
  readonly key: KeyObject;
  readonly publicKey: string;
}

/** Makes the testimonies; whoever asks removes their directories. */
export async function toldBenches(): Promise<Readonly<Record<ToldBase, ToldBench>>> {
  return { source: await benchOf("source"), served: await benchOf("served") };
}

async function benchOf(tier: ToldBase): Promise<ToldBench> {
  const dir = mkdtempSync(join(tmpdir(), `isochron-told-${tier}-`));
  const path = join(dir, "captures", await makeTestimony(dir, tier), "testimony.json");
  const testimony = JSON.parse(readFileSync(path, "utf8")) as ToldForgery["testimony"];
  const warc = readFileSync(join(dir, testimony.warcs[0]!.file));
  return {
    dir,
    original: { testimony, records: readRecords(warc) },
    warc,
    key: createPrivateKey(readFileSync(join(dir, "keys", "archive-key.pem"))),
    publicKey: join(dir, "keys", "archive-key.pub.pem"),
  };
}

/** Writes a forgery as its forger would, hands over where it lies, and takes it away again. */
export async function presentedTold<T>(
  bench: ToldBench,
  one: {
    readonly forge: (f: ToldForgery) => void;
    readonly care: ToldCare;
    readonly key: "foreign" | "insider";
  },
  judge: (path: string, root: string) => Promise<T> | T,
): Promise<T> {
  const { testimony, records } = structuredClone(bench.original);
  const forgery = { testimony, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
  one.forge(forgery);
  const place = mkdtempSync(join(bench.dir, "forged-"));
  const warc = one.care === "rewritten" ? writeRecords(forgery.records) : bench.warc;
  if (one.care === "rewritten")
    Object.assign(forgery.testimony.warcs[0]!, warcFacts(warc, forgery.records.length));
  if (one.care !== "altered") resealTold(forgery.testimony, one.key === "insider" ? bench.key : undefined);
  try {
    const path = join(place, "captures", "c", "testimony.json");
    put(path, JSON.stringify(forgery.testimony));
    put(join(place, forgery.testimony.warcs[0]!.file), warc);
    return await judge(path, place);
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Root and signature made right again. */
export function resealTold(testimony: Editable<TestimonyStatement>, key?: KeyObject): void {
  const { versions, signature: _, ...head } = testimony;
  const leaves = versions.map((version) => merkleLeaf(canonicalJson(version)));
  head.merkle = { algorithm: "rfc6962-sha256", leaves: leaves.length, root: merkleRoot(leaves) };
  testimony.merkle = head.merkle;
  testimony.signature = signer(key)(head);
}

function put(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Counts made those of the versions listed. */
export function recountTold({ testimony }: ToldForgery): void {
  const { versions, counts, tier } = testimony;
  counts.pages = new Set(versions.map(({ url }) => url)).size;
  counts.versions = versions.length;
  if (tier === "served") counts.answers = versions.reduce((sum, { count = 0 }) => sum + count, 0);
}

/** The record with an id. */
export function recordOfTold({ records }: ToldForgery, id: string): EditableRecord {
  return records.find((record) => field(record, "WARC-Record-ID") === id)!;
}

/** The record in which the nth version is told. */
export function spanOfTold(f: ToldForgery, n: number): EditableRecord {
  return recordOfTold(f, f.testimony.versions[n]!.told.id);
}

/** The record with the nth version's content. */
export function contentOfTold(f: ToldForgery, n: number): EditableRecord {
  return recordOfTold(f, f.testimony.versions[n]!.records[0]!.id);
}

/** A field of the nth version's span altered on record. */
export function editSpan(f: ToldForgery, n: number, from: string | RegExp, to: string): void {
  editBlock(spanOfTold(f, n), from, to);
}
