// A capture of pages as browsers read them: other encodings, modules, style sheets' images, and shells that scripts fill.
import { expect, it } from "vitest";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { renderHtml, renderTerminal } from "#report/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureWeb, ScriptedWeb, type ScriptedPage } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const sent = (type: string, body: string): ScriptedPage => ({ headers: { "Content-Type": type }, body });

async function captured(dir: string, web: ScriptedWeb) {
  const archive = await openArchive(dir);
  const outcome = await captureWeb(web, archive, { seeds: [HOME], settings: { delayMs: 1000 } });
  await archive.close();
  return outcome;
}

/** Answers one address with another image every time. */
class RestlessImage extends ScriptedWeb {
  #count = 0;

  override fetch(request: FetchRequest): Promise<FetchResult> {
    this.pages[`${HOME}bg.png`] = sent("image/png", `image ${this.#count++}`);
    return super.fetch(request);
  }
}

it("asks for what a link on a page in another encoding means", () =>
  withTempDir(async (dir) => {
    const web = new ScriptedWeb({
      [HOME]: sent(
        "text/html; charset=iso-8859-5",
        `<p>${"word ".repeat(30)}<a href="?q=&#1090;&#8364;">x</a>`,
      ),
      [`${HOME}?q=%E2%26%238364%3B`]: "<p>found",
    });
    const { report } = await captured(dir, web);
    expect(report.pages.map(({ url, verdict }) => [url, verdict])).toEqual([
      [HOME, "sharp"],
      [`${HOME}?q=%E2%26%238364%3B`, "sharp"],
    ]);
  }));

it("claims no composite of a document whose style sheet's image changes", () =>
  withTempDir(async (dir) => {
    const text = `<p>${"word ".repeat(30)}`;
    const web = new RestlessImage({
      [HOME]: `<link rel=stylesheet href=/a.css><script type=module src=/m.js></script>${text}<a href=/plain>x</a>`,
      [`${HOME}a.css`]: sent("text/css", "p { background: url(bg.png) }"),
      [`${HOME}m.js`]: sent("text/javascript", `import "./n.js"`),
      [`${HOME}n.js`]: sent("text/javascript", "1"),
      [`${HOME}plain`]: text,
    });
    const { report, files } = await captured(dir, web);
    const verdicts = Object.fromEntries(report.pages.map(({ url, verdict }) => [url, verdict]));
    expect(verdicts).toMatchObject({ [HOME]: "sharp", [`${HOME}a.css`]: "sharp", [`${HOME}n.js`]: "sharp" });
    expect(verdicts[`${HOME}bg.png`]).toBe("self-varying");
    expect(report.documents).toMatchObject({ pages: 2, sharp: 2 });
    expect(report.composites).toMatchObject({ pages: 2, sharp: 1 });
    expect(await verifyCertificate(files.certificate, { root: dir })).toMatchObject({ ok: true });
  }));

it("says at the top of every output that scripts build a page, and calls its composite sharp nowhere", () =>
  withTempDir(async (dir) => {
    const shell = `<title>App</title>${"word ".repeat(40)}<div id=root></div><script src=/app.js></script>`;
    const web = new ScriptedWeb({
      [HOME]: `<p>${"word ".repeat(30)}<a href=/app>x</a>`,
      [`${HOME}app`]: shell,
      [`${HOME}app.js`]: sent("text/javascript", "1"),
    });
    const { report, certificate, files } = await captured(dir, web);
    expect(report.all).toMatchObject({ pages: 3, sharp: 3 });
    expect(report.composites).toMatchObject({ pages: 2, sharp: 1, possible: 1 });
    expect(report.scriptBuilt).toMatchObject({ pages: 1, sharp: 1 });
    const said = "1 of 2 documents is built by scripts in the reader’s browser";
    const terminal = renderTerminal(report, { colour: false, width: 100 });
    expect(terminal.split("\n").slice(0, 4).join(" ")).toContain(said);
    expect(terminal).toMatch(/script-built +1 +1 /);
    expect(renderHtml(report).split("</header>")[0]).toContain(said);
    expect(certificate.notes.join()).toContain("1 of 2 documents are built by scripts");
    expect(await verifyCertificate(files.certificate, { root: dir })).toMatchObject({ ok: true });
  }));

it("claims no composite of a document whose image redirects to one that varies", () =>
  withTempDir(async (dir) => {
    const web = new RestlessImage({
      [HOME]: `<img src=/moved.png><p>${"word ".repeat(30)}`,
      [`${HOME}moved.png`]: { status: 301, headers: { Location: "/bg.png" } },
    });
    const { report } = await captured(dir, web);
    expect(report.pages.find(({ url }) => url === `${HOME}moved.png`)?.verdict).toBe("sharp");
    expect(report.composites).toMatchObject({ pages: 1, sharp: 0 });
  }));
