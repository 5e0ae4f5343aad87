// Strict and scrubbed apart: a page that differs only in what varies by itself is never sharp, and is said so.
import { expect, it } from "vitest";
import { scrubRules } from "#detect/index.js";
import type { PageUrl, ReportPage } from "#model/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { renderHtml, renderTerminal } from "#report/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureWeb, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const page = (name: string): string => `${HOME}${name}.html`;
const html = (text: string): string =>
  `<!doctype html><title>A page</title><main><h1>Words</h1>${text}</main>`;

/** Answers whose text hangs on the time of asking. */
class RestlessWeb extends ScriptedWeb {
  override fetch(request: FetchRequest): Promise<FetchResult> {
    const stamp = new Date(this.clock.now()).toISOString().slice(0, 19).replace("T", " ");
    const seconds = Math.floor(this.clock.now() / 1000) % 100_000;
    this.pages[page("stamped")] = html(`<p>Opening hours</p><p>Served on ${stamp}</p>`);
    this.pages[page("priced")] = html(`<p>The price is ${seconds} crowns</p>`);
    this.pages[page("cached")] = {
      headers: { Age: "0" },
      body: html(`<p>Opening hours</p><p>Served on ${stamp}</p>`),
    };
    return super.fetch(request);
  }
}

it("counts a page that differs in its stamp alone apart, and neither a price nor a cached copy", () =>
  withTempDir(async (dir) => {
    const links = ["stamped", "priced", "cached", "calm"].map(
      (name) => `<a href="/${name}.html">${name}</a>`,
    );
    const web = new RestlessWeb({
      [HOME]: html(links.join("")),
      [page("calm")]: html("<p>Always the same</p>"),
    });
    const archive = await openArchive(dir);
    const { report, certificate, files } = await captureWeb(web, archive, {
      seeds: [HOME],
      settings: { delayMs: 2000 },
    });
    await archive.close();
    const of = (name: string): ReportPage => report.pages.find(({ url }) => url === page(name))!;
    expect(of("calm").verdict).toBe("sharp");
    expect(of("stamped")).toMatchObject({ change: { verdict: "insignificant", scrubbed: true } });
    expect(of("stamped").verdict).not.toBe("sharp");
    expect(of("priced").change).not.toHaveProperty("scrubbed");
    expect(of("cached").change).not.toHaveProperty("scrubbed");
    expect(report.changes).toMatchObject({ scrubbed: 1, ruleSet: scrubRules().digest });
    expect(report.all.sharp).toBe(report.pages.filter(({ verdict }) => verdict === "sharp").length);
    // The rules were named before the first visit, in every WARC file; the certificate stays strict.
    expect(certificate.settings["scrubRules"]).toBe(scrubRules().digest);
    expect(certificate.statement).toContain("no difference, however small, was forgiven");
    expect(certificate.pages.find(({ url }) => url === (page("stamped") as PageUrl))).toMatchObject({
      interval: null,
      evidence: "none",
    });
    expect(await verifyCertificate(files.certificate, { root: dir })).toMatchObject({ ok: true });
    for (const text of [renderHtml(report), renderTerminal(report, { colour: false, width: 100 })]) {
      expect(text).toContain("Scrubbed, apart from every other figure: 1 further page reads");
      expect(text.replaceAll(/\s+/g, " ")).toContain(scrubRules().digest);
    }
  }));
