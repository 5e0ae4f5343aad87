// Missing requisites are fetched afterwards; the certificate of the capture they belong to stays as it is.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeWorld, patchCapture } from "#crawl/index.js";
import { simulateLivingSite } from "#lab/index.js";
import type { CertificateExtract } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { renderHtml, renderTerminal } from "#report/index.js";
import { openArchive } from "#store/index.js";
import { captureControlled } from "../../support/captures/controlled-capture.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

it("patches requisites in, never sharp, found by look-up, without touching what was certified", () =>
  withTempDir(async (dir) => {
    const simulation = simulateLivingSite({ seed: 3, pages: 40 });
    const { clock, fetcher } = simulation;
    const failing: Fetcher = {
      profile: fetcher.profile,
      close: async () => undefined,
      fetch: async (request) => {
        const times = { sentAt: clock.now(), firstByteAt: clock.now(), lastByteAt: clock.now() };
        if (!request.url.endsWith(".css")) return fetcher.fetch(request);
        return { kind: "failed", code: "connect", message: "refused for now", times };
      },
    };
    const { outcome } = await captureControlled(dir, { simulation, world: { fetcher: failing } });
    const { report } = outcome!;
    const { pages } = report.all;
    const lost = report.pages.filter(({ verdict }) => verdict === "failed").map(({ url }) => url);
    expect(lost.length).toBeGreaterThan(0);

    // The tables at the end of the report say the same.
    expect(report.tables!.statuses).toContainEqual({ name: "failed: connect", pages: lost.length });
    expect(report.tables!.hosts).toMatchObject([{ name: "living.test", pages, failed: lost.length }]);
    expect(report.tables!.hosts[0]!.requests).toBe(report.requests);
    expect(report.tables!.seeds).toMatchObject([{ name: simulation.url, pages, status: 200 }]);
    const types = report.tables!.mediaTypes;
    expect(types.map(({ name }) => name)).toContain("text/html");
    expect(types.reduce((sum, row) => sum + row.pages, 0)).toBe(pages - lost.length);
    expect(renderTerminal(report, { colour: false, width: 100 })).toMatch(
      /statuses +200 × \d+, failed: connect × /,
    );
    expect(renderHtml(report)).toContain('<td class="url">failed: connect</td>');

    const certified = join(dir, "captures", report.capture, "certificate.json");
    const before = await readFile(certified, "utf8");
    const archive = await openArchive(dir);
    const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
    const capture = (await archive.catalog.captures.get(report.capture))!;
    const patch = await patchCapture(capture, world);
    expect(patch.report.all.sharp).toBe(0);
    expect(patch.report.pages.map(({ url }) => url)).toEqual(expect.arrayContaining(lost));
    // Its server's words may carry a page back over the patch's own start; observation never does.
    const found = patch.report.pages.find(({ url }) => url === lost[0])!;
    expect(found.status).toBe(200);
    expect(["late", "attested"]).toContain(found.verdict);
    expect(patch.certificate.notes[0]).toContain(`a patch of capture ${report.capture}`);
    expect((await archive.index.lookup(lost[0]!)).map(({ status }) => status)).toContain(200);
    await expect(patchCapture(capture, world)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await archive.close();

    expect(await readFile(certified, "utf8")).toBe(before);
    for (const id of [report.capture, patch.report.capture]) {
      const verified = await runCli(["verify", join(dir, "captures", id, "certificate.json")]);
      expect(verified.code, verified.out + verified.err).toBe(0);
    }
    const listed = await runCli(["captures", "--archive", dir]);
    expect(listed.out).toContain(`requisites fetched afterwards for ${report.capture}`);
    expect((await runCli(["report", "--archive", dir])).out).toContain(report.capture);

    // What is handed over of a page is of a capture, unless the patch itself is asked for.
    const extracted = async (...more: string[]): Promise<string> => {
      const argv = ["certificate", "extract", lost[0]!, "--json", "--archive", dir, ...more];
      return (JSON.parse((await runCli(argv)).out) as CertificateExtract).certificate.capture;
    };
    expect(await extracted()).toBe(report.capture);
    expect(await extracted("--capture", patch.report.capture)).toBe(patch.report.capture);
  }));
