// The captures that are forged, and a forgery put before both verifiers with as much care as its forger took.
import { createPrivateKey, type KeyObject } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  describeWarc,
  readForgery,
  seal,
  signer,
  writeForgery,
  writeRecords,
  type Forgery,
} from "../archives/tampering.js";
import { captureWrongly } from "../captures/wrong-clocks.js";
import { captureInto } from "../captures/capture-simulated.js";
import { RepeatedSite } from "../captures/repeated-captures.js";
import { captureWithEveryVerdict } from "../captures/every-verdict.js";
import { captureRendered } from "../captures/rendered-capture.js";
import { recount } from "./forgery.js";

/**
 * Which capture is forged: with every verdict, asked by conditional requests, resumed with the clock an hour ahead, or
 * the second of a site that did not change, or of pages that scripts build.
 */
export type Base = "everything" | "conditional" | "resumed" | "borrowing" | "rendered";

/**
 * What the forger put right: nothing; counts, root and signature; the WARC files with all their hashes too; or all but
 * what the certificate says of the files, which a notice of removals explains.
 */
export type Care = "altered" | "sealed" | "rewritten" | "documented";

/** A capture to forge, with the archive's key. */
export interface Bench {
  readonly dir: string;
  readonly original: Forgery;
  readonly warc: Buffer;
  readonly key: KeyObject;
  readonly publicKey: string;
}

/** Makes the captures; whoever asks removes their directories. */
export async function benches(): Promise<Readonly<Record<Base, Bench>>> {
  const conditional = mkdtempSync(join(tmpdir(), "isochron-conditional-"));
  const options = { seed: 3, preset: "plain", pages: 12 } as const;
  await captureInto(conditional, options, { delayMs: 300, conditionalAbove: 0 });
  return {
    everything: benchIn(await captureWithEveryVerdict(7)),
    conditional: benchIn(conditional),
    resumed: benchIn(await captureResumed()),
    borrowing: benchIn(await captureTwice()),
    rendered: benchIn(await captureRendered()),
  };
}

async function captureTwice(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-borrowing-"));
  await new RepeatedSite(dir).times(2);
  return dir;
}

async function captureResumed(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-resumed-"));
  await captureWrongly(dir, {
    site: { seed: 1, preset: "plain", pages: 16 },
    clocks: [{ tellsUptime: true }, { offsetMs: 3_600_000, tellsUptime: true }],
    stopAfter: 20,
  });
  return dir;
}

function benchIn(dir: string): Bench {
  const path = join(dir, "captures", readdirSync(join(dir, "captures")).sort().at(-1)!, "certificate.json");
  const original = readForgery(path, dir);
  return {
    dir,
    original,
    warc: readFileSync(join(dir, original.certificate.warcs[0]!.file)),
    key: createPrivateKey(readFileSync(join(dir, "keys", "archive-key.pem"))),
    publicKey: join(dir, "keys", "archive-key.pub.pem"),
  };
}

/** The capture as it was, to be altered. */
export function fresh({ original }: Bench): Forgery {
  const { certificate, records, lent } = structuredClone(original);
  const copied = records.map((r) => ({ ...r, block: Buffer.from(r.block) }));
  if (!lent) return { certificate, records: copied };
  const lending = lent.records.map((r) => ({ ...r, block: Buffer.from(r.block) }));
  return { certificate, records: copied, lent: { file: lent.file, records: lending } };
}

/** Writes a forgery as its forger would, hands over where it lies, and takes it away again. */
export async function presented<T>(
  bench: Bench,
  { forge, care, key }: { forge: (f: Forgery) => void; care: Care; key: "foreign" | "insider" },
  judge: (path: string, root: string) => Promise<T> | T,
): Promise<T> {
  const forgery = fresh(bench);
  forge(forgery);
  const place = mkdtempSync(join(bench.dir, "forged-"));
  try {
    return await judge(
      write(place, forgery, {
        care,
        sealing: signer(key === "insider" ? bench.key : undefined),
        warc: bench.warc,
      }),
      place,
    );
  } finally {
    rmSync(place, { recursive: true });
  }
}

function write(
  place: string,
  forgery: Forgery,
  { care, sealing, warc }: { care: Care; sealing: ReturnType<typeof signer>; warc: Buffer },
): string {
  const { certificate, more } = forgery;
  const isWritten = care === "rewritten" || care === "documented";
  const bytes = isWritten ? writeRecords(forgery.records) : warc;
  if (care === "rewritten") describeWarc(certificate, bytes, forgery.records.length);
  if (more) {
    const second = writeRecords(more);
    describeWarc(certificate, second, more.length, 1);
    put(join(place, certificate.warcs[1]!.file), second);
  }
  if (forgery.lent) put(join(place, forgery.lent.file), writeRecords(forgery.lent.records));
  if (care === "sealed") recount(forgery);
  if (care !== "altered") seal(certificate, sealing);
  const text = JSON.stringify(certificate);
  const path = writeForgery(place, forgery.written?.(text) ?? text, certificate.warcs[0]!.file, bytes);
  for (const [name, words] of Object.entries(forgery.beside?.(sealing) ?? {}))
    put(join(dirname(path), name), words);
  return path;
}

function put(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
