// Servers whose Dates are absurd: the capture is true, and says that nobody corroborates when it was.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { captureWeb, linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const ABSURD = ["Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 31 Dec 2099 23:59:59 GMT"];
const HONEST = new Date(Date.UTC(2026, 5, 1, 3)).toUTCString();

interface Judged {
  readonly sharp: number;
  readonly notes: readonly string[];
  readonly onTrust: readonly string[];
  readonly second: string;
  readonly reported: readonly string[];
}

/** A capture of pages with these Dates, one host each, and what both verifiers say of it. */
function judged(dates: readonly (string | null)[], headers: Record<string, string> = {}): Promise<Judged> {
  const urls = dates.map((_, i) => `http://host${i}.test/`);
  const pages = Object.fromEntries(
    urls.map((url, i) => [
      url,
      { body: linksTo(...urls), headers: { ...headers, ...(dates[i] && { Date: dates[i] }) } },
    ]),
  );
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "isochron-test" });
    const outcome = await captureWeb(new ScriptedWeb(pages), archive, { seeds: urls });
    await archive.close();
    const path = join(dir, "captures", outcome.report.capture, "certificate.json");
    const { findings, notes, onTrust, figures } = await verifyCertificate(path, { root: dir });
    expect(findings).toEqual([]);
    const said = secondOpinion(path, "--archive", dir);
    expect(said.line).toMatch(/^TRUE /);
    const reported = outcome.report.notes;
    return { sharp: figures!.sharp, notes, onTrust, second: said.out, reported };
  });
}

const DOUBT = /no server corroborates when this was: every Date/;

it.each(ABSURD)("a site whose only server says %s is certified, with the doubt said aloud", async (date) => {
  const { sharp, notes, onTrust, second, reported } = await judged([date]);
  expect(sharp).toBe(1);
  for (const text of [notes.join(), second, reported.join()]) expect(text).toMatch(DOUBT);
  expect(onTrust.join()).toContain("every server's Date contradicts it");
});

it("so is one of two servers that contradict each other as well", async () => {
  const { sharp, notes, second } = await judged(ABSURD);
  expect(sharp).toBe(2);
  for (const text of [notes.join(), second]) expect(text).toMatch(DOUBT);
});

it.each([
  ["one server among them keeps time", [...ABSURD, HONEST], {}],
  ["nobody sends a Date", [null], {}],
  ["all that is absurd came from a cache", [ABSURD[0]!], { Age: "1", Via: "1.1 cache" }],
] as const)("there is no doubt where %s", async (_, dates, headers) => {
  const { notes, second, reported } = await judged(dates, headers);
  for (const text of [notes.join(), second, reported.join()]) expect(text).not.toMatch(DOUBT);
});

it("a certificate that keeps the doubt to itself is false", async () => {
  await withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "isochron-test" });
    const page = { body: "a page", headers: { Date: ABSURD[0]! } };
    const web = new ScriptedWeb({ "http://host0.test/": page });
    const { report } = await captureWeb(web, archive, { seeds: ["http://host0.test/"] });
    await archive.close();
    const path = join(dir, "captures", report.capture, "certificate.json");
    const certificate = JSON.parse(readFileSync(path, "utf8")) as { clock: { datesApartMs?: number } };
    delete certificate.clock.datesApartMs;
    writeFileSync(path, JSON.stringify(certificate));
    const { findings } = await verifyCertificate(path, { root: dir });
    expect(findings.map(({ line }) => line)).toContain("startedAt");
  });
});
