// Forged clocks: of a capture that was resumed with the clock an hour ahead. Our verifier and the one in Python refuse
// every lie about it, and believe it as it is.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
import {
  describeWarc,
  readForgery,
  seal,
  writeForgery,
  writeRecords,
  type Forgery,
} from "../support/archives/tampering.js";
import { captureWrongly } from "../support/captures/wrong-clocks.js";
import { CLOCKS } from "../support/forgeries/clocks.js";
import { secondOpinion } from "../support/second-verifier.js";

const HOUR_MS = 3_600_000;
let dir = "";
let original: Forgery;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-clocks-"));
  const place = join(dir, "archive");
  await captureWrongly(place, {
    site: { seed: 1, preset: "plain", pages: 16 },
    clocks: [{ tellsUptime: true }, { offsetMs: HOUR_MS, tellsUptime: true }],
    stopAfter: 20,
  });
  original = inOneFile(join(place, "captures"), place);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A resumed capture has two WARC files; a forger may as well put all records into one. */
function inOneFile(captures: string, root: string): Forgery {
  const path = join(captures, readdirSync(captures)[0]!, "certificate.json");
  const { certificate } = readForgery(path, root);
  const { warcs } = certificate;
  const records = warcs.flatMap((warc) => {
    const alone = writeForgery(
      mkdtempSync(join(dir, "one-")),
      { ...certificate, warcs: [warc] },
      "x",
      Buffer.alloc(0),
    );
    return readForgery(alone, root).records;
  });
  return { certificate: { ...certificate, warcs: [warcs[0]!] }, records };
}

function fresh(): Forgery {
  const { certificate, records } = structuredClone(original);
  return { certificate, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
}

async function verdictOn(forgery: Forgery) {
  const warc = writeRecords(forgery.records);
  describeWarc(forgery.certificate, warc, forgery.records.length);
  seal(forgery.certificate);
  const place = mkdtempSync(join(dir, "forged-"));
  const path = writeForgery(place, forgery.certificate, forgery.certificate.warcs[0]!.file, warc);
  const ours = await verifyCertificate(path, { root: place });
  const second = secondOpinion(path, "--archive", place);
  rmSync(place, { recursive: true });
  return { ...ours, second };
}

describe("a clock that was an hour ahead at a resume", () => {
  it("is believed with its error on record", async () => {
    const [, second] = original.certificate.clock!.runs;
    expect(second!.doubts.map(({ kind }) => kind)).toEqual(["uptime", "dates"]);
    const verdict = await verdictOn(fresh());
    expect(verdict.findings).toEqual([]);
    expect(verdict.second).toMatchObject({ code: 0, err: "", line: expect.stringMatching(/^TRUE /) });
  });

  it.each(CLOCKS)("is refused with $name", async ({ line, forge }) => {
    const forgery = fresh();
    forge(forgery);
    const { ok, findings, second } = await verdictOn(forgery);
    expect(ok).toBe(false);
    const found = findings.map((one) => one.line).find((one) => line.test(one));
    expect(found, JSON.stringify(findings.slice(0, 4))).toBeDefined();
    expect(second).toMatchObject({ code: 1, err: "", line: expect.stringMatching(/^FALSE /) });
  });
});
