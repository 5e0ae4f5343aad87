// Records removed by order: documented, they are reported as that; undocumented, they are tampering.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Certificate, RemovalNotice } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate, type Verification } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { secondOpinion } from "../../support/second-verifier.js";
import type { Editable } from "../../support/archives/tampering.js";
import { runCli, unwrapped } from "../../support/test-io.js";

let dir = "";
let archive = "";
let certificate: Certificate;
let path = "";
let gone = "";
let untouched = "";

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-removals-"));
  archive = join(dir, "archive");
  const captured = await captureInto(archive, { seed: 3, preset: "demo", pages: 30 });
  certificate = captured.certificate;
  path = captured.files.certificate;
  untouched = join(dir, "untouched");
  cpSync(archive, untouched, { recursive: true });
  gone = certificate.pages.find(({ verdict, kind }) => verdict === "sharp" && kind === "document")!.url;
  const why = ["--reason", "privacy of a person", "--ordered-by", "Court of X"];
  const argv = ["warc", "remove", "--capture", certificate.capture, "--url", gone, ...why];
  const removed = await runCli([...argv, "--archive", archive]);
  expect(removed, removed.err).toMatchObject({ code: 0 });
  expect(removed.out).toMatch(/6 records removed/);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const noticePath = (): string => join(dirname(path), "removals.json");

/** What both verifiers say with the notice altered, or taken away. */
async function withNotice(alter: (notice: Editable<RemovalNotice>) => void | null): Promise<Verification> {
  const text = readFileSync(noticePath(), "utf8");
  const notice = JSON.parse(text) as Editable<RemovalNotice>;
  if (alter(notice) === null) rmSync(noticePath());
  else writeFileSync(noticePath(), JSON.stringify(notice));
  try {
    const said = await verifyCertificate(path, { root: archive });
    expect(secondOpinion(path, "--archive", archive)).toMatchObject({ code: said.ok ? 0 : 1, err: "" });
    return said;
  } finally {
    writeFileSync(noticePath(), text);
  }
}

describe("records removed by order", () => {
  it("are reported as removed and documented, and everything else is checked as before", async () => {
    const said = await runCli(["verify", certificate.capture, "--archive", archive]);
    expect(said.code, said.out).toBe(0);
    expect(unwrapped(said.out)).toMatch(
      /removed by order, documented: 6 records, .* by Court of X: privacy of a person/,
    );
    const second = secondOpinion(path, "--archive", archive);
    expect(second.out).toMatch(
      /^removed by order, documented: 6 records, .* by Court of X: privacy of a person$/m,
    );
    const { sharp } = certificate.counts.verdicts;
    expect(second.line).toMatch(new RegExp(`^TRUE .*: ${sharp - 1} of .* 1 removed by order`));
    const warc = readFileSync(join(archive, certificate.warcs[0]!.file));
    expect(warc.length).toBeLessThan(certificate.warcs[0]!.sizeBytes);
  });

  it("are gone from index and replay, and the other pages still found", async () => {
    const opened = await openArchive(archive, { mode: "read" });
    try {
      expect(await opened.index.lookup(gone)).toEqual([]);
      const other = certificate.pages.find((page) => page.verdict === "sharp" && page.url !== gone)!;
      const [entry] = await opened.index.lookup(other.url);
      expect((await opened.index.read(entry!)).httpBytes.length).toBeGreaterThan(0);
    } finally {
      await opened.close();
    }
    expect(await runCli(["warc", "check", "--all", "--archive", archive])).toMatchObject({ code: 0 });
  });

  it("stay documented in a package", async () => {
    const wacz = join(dir, "site.wacz");
    await runCli(["export", "wacz", "--output", wacz, "--archive", archive]);
    const said = await runCli(["verify", wacz]);
    expect(said.code, said.out).toBe(0);
    expect(unwrapped(said.out)).toContain("removed by order, documented");
    expect(unwrapped(said.out)).toContain("Omitted pages: cannot be checked; records were removed by order.");
    expect(unwrapped(said.out)).toMatch(
      /Taken on trust: .* 1 page whose records were removed by order: as signed/,
    );
  });

  it("are tampering without the notice, or with one that says something else", async () => {
    const missing = await withNotice(() => null);
    expect(missing.findings[0]!.line).toMatch(/^warcs\[0\]/);
    const reworded = await withNotice(({ removals }) => void (removals[0]!.reason = "none of your business"));
    expect(reworded.findings[0]!.line).toMatch(/^removals\.json signature/);
    const fewer = await withNotice(({ removals }) => void removals[0]!.files[0]!.records.pop());
    expect(fewer.ok).toBe(false);
    const other = await withNotice((notice) => void (notice.capture = "20200101000000000"));
    expect(other.findings[0]!.line).toMatch(/^removals\.json capture/);
  });

  it("are tampering when somebody else signed the notice, or the records are still there", async () => {
    const notice = readFileSync(noticePath(), "utf8");
    const place = dirname(path).replace(archive, untouched);
    writeFileSync(join(place, "removals.json"), notice);
    const { findings } = await verifyCertificate(join(place, "certificate.json"), { root: untouched });
    expect(findings.length).toBeGreaterThan(0);
    expect(secondOpinion(join(place, "certificate.json"), "--archive", untouched)).toMatchObject({ code: 1 });
    rmSync(join(place, "removals.json"));
    rmSync(join(untouched, "keys"), { recursive: true });
    const argv = ["warc", "remove", "--capture", certificate.capture, "--url", gone, "--reason", "mine"];
    expect(await runCli([...argv, "--archive", untouched])).toMatchObject({ code: 0 });
    const forged = await verifyCertificate(join(place, "certificate.json"), { root: untouched });
    expect(forged.findings[0]!.line).toBe("removals.json signature.publicKey");
  });

  it("can be removed one after the other, each beginning where the one before ended", async () => {
    const second = certificate.pages.find((page) => page.verdict === "sharp" && page.url !== gone)!;
    const id = second.records[0]!.id;
    const argv = ["warc", "remove", "--capture", certificate.capture, "--id", id, "--reason", "again"];
    expect(await runCli([...argv, "--archive", archive])).toMatchObject({ code: 0 });
    const said = await verifyCertificate(path, { root: archive });
    expect(said.findings).toEqual([]);
    expect(said.notes.filter((note) => note.startsWith("removed by order"))).toHaveLength(2);
    expect(secondOpinion(path, "--archive", archive)).toMatchObject({ code: 0, err: "" });
    const first = await withNotice(({ removals }) => void removals.shift());
    expect(first.ok).toBe(false);
  });

  it("are refused when nothing is named or nothing is found", async () => {
    const argv = ["warc", "remove", "--capture", certificate.capture, "--reason", "x", "--archive", archive];
    expect((await runCli(argv)).code).toBe(2);
    expect((await runCli([...argv, "--url", "http://nowhere.test/"])).code).toBe(2);
  });
});
