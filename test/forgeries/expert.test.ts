// The forger's suite: lies of an expert, every hash, root and signature made right again; each is refused, by our
// verifier and by the one in Python.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256Digest } from "#formats/index.js";
import { verifyCertificate } from "#verify/index.js";
import {
  describeWarc,
  readForgery,
  seal,
  setField,
  writeForgery,
  writeRecords,
  type EditableRecord,
  type Forgery,
} from "../support/archives/tampering.js";
import { captureInto } from "../support/captures/capture-simulated.js";
import { EXPERT } from "../support/forgeries/expert.js";
import { recordOf } from "../support/forgeries/forgery.js";
import { secondOpinion } from "../support/second-verifier.js";

let dir = "";
let original: Forgery;
let warcFile = "";

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-expert-"));
  for (let seed = 7; ; seed++) {
    const place = join(dir, String(seed));
    await captureInto(place, { seed, preset: "everything", pages: 16 }, { delayMs: 300 });
    const path = join(place, "captures", readdirSync(join(place, "captures"))[0]!, "certificate.json");
    original = readForgery(path, place);
    if (suits(original)) break;
  }
  warcFile = original.certificate.warcs[0]!.file;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function suits(forgery: Forgery): boolean {
  const { verdicts } = forgery.certificate.counts;
  const hasUnfetched = forgery.certificate.pages.some(({ records }) => records.length === 0);
  const revisited = forgery.certificate.pages.filter(
    (page) => page.verdict === "sharp" && page.records[1]?.type === "revisit",
  );
  return verdicts["self-varying"] > 0 && verdicts.changed > 0 && hasUnfetched && revisited.length > 1;
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
  const path = writeForgery(place, forgery.certificate, warcFile, warc);
  const ours = await verifyCertificate(path, { root: place });
  const second = secondOpinion(path, "--archive", place);
  rmSync(place, { recursive: true });
  return { ...ours, second };
}

describe("an expert's forgery", () => {
  it("is told from the untouched capture, which passes as the forger's own tools rewrite it", async () => {
    const { ok, findings, figures, second } = await verdictOn(fresh());
    expect(findings).toEqual([]);
    expect(ok).toBe(true);
    expect(second).toMatchObject({ code: 0, err: "", line: expect.stringMatching(/^TRUE /) });
    expect(second.out).toContain("not checked here: omitted pages");
    const sharp = original.certificate.counts.verdicts.sharp;
    expect(figures!.bodies.both + figures!.bodies.secondByDigest).toBe(sharp);
    expect(figures!.bodies.secondByDigest).toBeGreaterThan(0);
  });

  it("cannot say that more second bodies are held than are", async () => {
    const forgery = fresh();
    const { bodies, verdicts } = forgery.certificate.counts;
    expect(bodies!.both + bodies!.secondByDigest).toBe(verdicts.sharp);
    forgery.certificate.counts.bodies = { both: verdicts.sharp, secondByDigest: 0 };
    const { findings, second } = await verdictOn(forgery);
    expect(findings[0]!.line).toBe("counts.bodies.both");
    expect(second).toMatchObject({ code: 1, line: expect.stringMatching(/^FALSE counts\.bodies\.both/) });
  });

  it.each(EXPERT)("$name", async ({ line, forge }) => {
    const forgery = fresh();
    forge(forgery);
    const { ok, findings, second } = await verdictOn(forgery);
    expect(ok).toBe(false);
    expect(
      findings.map((one) => one.line).find((one) => line.test(one)),
      JSON.stringify(findings.slice(0, 4)),
    ).toBeDefined();
    expect(second).toMatchObject({ code: 1, err: "", line: expect.stringMatching(/^FALSE /) });
  });
});

describe("what no verifier can see", () => {
  const page = readFileSync(new URL("../../docs/certificate.md", import.meta.url), "utf8");
  const listed = page.slice(page.indexOf("## What no verifier can see"));

  it("is listed with its reason", () => {
    for (const what of ["made up", "replaced", "nobody links to", "clock"]) expect(listed).toContain(what);
  });

  it("a page's content replaced in every record of it passes: nothing else knows what it was", async () => {
    const forgery = fresh();
    replaceContent(forgery);
    const { ok, findings, second } = await verdictOn(forgery);
    expect(findings).toEqual([]);
    expect(ok).toBe(true);
    expect(second).toMatchObject({ code: 0, err: "", line: expect.stringMatching(/^TRUE /) });
  });
});

/** Other words of the same length in a sharp page, with every digest that speaks of them. */
function replaceContent(forgery: Forgery): void {
  const isPlain = ({ block }: EditableRecord): boolean =>
    !/^(content|transfer)-encoding:/im.test(block.toString("latin1", 0, block.indexOf("\r\n\r\n")));
  const page = forgery.certificate.pages.find(
    ({ verdict, records }) =>
      verdict === "sharp" &&
      records.length === 2 &&
      records[1]!.type === "revisit" &&
      isPlain(recordOf(forgery, records[0]!.id)),
  )!;
  const [response, revisit] = page.records.map(({ id }) => recordOf(forgery, id)) as [
    EditableRecord,
    EditableRecord,
  ];
  const start = response.block.indexOf("\r\n\r\n") + 4;
  response.block.fill("x", start, start + 5);
  const digest = sha256Digest(response.block.subarray(start));
  for (const record of [response, revisit]) setField(record, "WARC-Payload-Digest", digest);
  Object.assign(page, { contentDigest: digest, payloadDigest: digest });
}
