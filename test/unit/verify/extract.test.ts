// One page's part of a certificate: made, declared and verified alone, and false when touched.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Certificate, CertificateExtract } from "#model/index.js";
import { renderDeclaration } from "#report/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import type { Editable } from "../../support/archives/tampering.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

type Extract = Editable<CertificateExtract>;

const FORGERIES: [name: string, line: RegExp, forge: (extract: Extract) => void][] = [
  [
    "an interval moved",
    /interval$/,
    ({ entries }) => (entries[0]!.page.interval!.to = entries[0]!.page.records[1]!.lastByteAt),
  ],
  ["a reason reworded", /proof$/, ({ entries }) => (entries[0]!.page.reason = "because")],
  ["a proof altered", /proof$/, ({ entries }) => (entries[0]!.proof[0]!.hash = "0".repeat(64))],
  ["a record altered", /^records/, ({ records }) => (records[0]!.member = records[1]!.member)],
  [
    "a record left out",
    /records\[0\]$/,
    ({ entries, records }) =>
      void records.splice(
        records.findIndex(({ id }) => id === entries[0]!.page.records[0]!.id),
        1,
      ),
  ],
  ["the root altered", /proof$/, ({ certificate }) => (certificate.merkle.root = "0".repeat(64))],
  ["the head reworded", /^signature/, ({ certificate }) => (certificate.statement = "unchanged throughout")],
  ["no entries", /^entries/, (extract) => (extract.entries = [])],
];

/** The first sharp document that needs something, and its extract as printed. */
async function firstComposite(
  { pages }: Certificate,
  dir: string,
): Promise<{ page: Certificate["pages"][number]; made: string }> {
  for (const page of pages.filter((one) => one.verdict === "sharp" && one.kind === "document")) {
    const { out, code } = await runCli(["certificate", "extract", page.url, "--json", "--archive", dir]);
    expect(code).toBe(0);
    if ((JSON.parse(out) as Extract).entries.length > 1) return { page, made: out };
  }
  throw new Error("no sharp document needs anything");
}

describe("verify and certificate extract", () => {
  it("work from the command line, for a capture, an extract and forgeries of both", async () => {
    await withTempDir(async (dir) => {
      const { certificate, files } = await captureInto(dir, { seed: 3, preset: "demo", pages: 60 });
      const whole = await runCli(["verify", certificate.capture, "--archive", dir]);
      expect(whole).toMatchObject({ code: 0, err: "" });
      expect(whole.out).toMatch(/^TRUE .*certificate\.json\n/);
      expect(whole.out).toContain("integrity, not origin");
      expect(statSync(join(dir, "keys", "archive-key.pem")).mode & 0o777).toBe(0o600);

      const { page, made } = await firstComposite(certificate, dir);
      const extract = JSON.parse(made) as Extract;
      expect(extract.entries[0]!.page).toEqual(page);
      const path = join(dir, "extract.json");
      writeFileSync(path, made);
      // Nothing of the archive is needed to check it.
      const alone = await runCli(["verify", path, "--archive", join(dir, "nowhere")]);
      expect(alone).toMatchObject({ code: 0 });
      expect(alone.out).toContain("an extract:");

      for (const [name, line, forge] of FORGERIES) {
        const forged = structuredClone(extract);
        forge(forged);
        writeFileSync(path, JSON.stringify(forged));
        const { ok, findings } = await verifyCertificate(path, { root: dir });
        expect(ok, name).toBe(false);
        expect(findings[0]!.line, name).toMatch(line);
      }

      const altered = readFileSync(files.certificate, "utf8").replace(
        /"verdict": "sharp"/,
        `"verdict": "gone"`,
      );
      writeFileSync(files.certificate, altered);
      const refused = await runCli(["verify", files.certificate, "--json"]);
      expect(refused.code).toBe(1);
      const { ok, findings } = JSON.parse(refused.out) as Awaited<ReturnType<typeof verifyCertificate>>;
      expect(ok).toBe(false);
      expect(findings[0]!.line).toMatch(/verdict$/);
      const said = await runCli(["verify", files.certificate]);
      expect(said.out).toMatch(/^FALSE .*\npages\[\d+\]\.verdict: the looks at .* make it sharp, not gone\n/);
      expect((await runCli(["verify", "nothing"])).code).toBe(2);
      expect(
        (await runCli(["certificate", "extract", "http://elsewhere.test/", "--archive", dir])).code,
      ).toBe(2);
    });
  });

  it("is declared in plain language, escaped, asking nobody for anything", async () => {
    await withTempDir(async (dir) => {
      const { certificate } = await captureInto(dir, { seed: 4, preset: "plain", pages: 8 });
      const page = certificate.pages.find(({ verdict }) => verdict === "sharp")!;
      const { out, code } = await runCli(["certificate", "extract", page.url, "--html", "--archive", dir]);
      expect(code).toBe(0);
      expect(out).toContain("We asked the server for");
      expect(out).toContain("What this does not prove");
      expect(out).not.toMatch(/\b(src|href|action)=|@import|url\(/);
      const { signature, pages: _, ...head } = certificate;
      const evil = { ...page, url: `http://x.test/<script>"`, verdict: "changed" as const, reason: "<img>" };
      const extract = {
        format: "isochron-extract/1",
        certificate: { ...head, signature },
        entries: [{ page: evil, proof: [] }],
        records: [],
      } as const;
      const html = renderDeclaration(extract);
      expect(html).not.toMatch(/<script|<img/);
      expect(html).toContain("nothing is claimed");
    });
  });
});
