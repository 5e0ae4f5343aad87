// A page that is removed by order goes with what a browser made of it: its picture, its text, its layout.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { fixedRenderer } from "../../support/render/fixed-renderer.js";
import { captureWeb, linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const [FRONT, PERSON] = ["http://a.test/", "http://a.test/person"];

function targetsIn(dir: string): string[] {
  const files = readdirSync(join(dir, "warcs"), { recursive: true }) as string[];
  const warcs = files.filter((name) => name.endsWith(".warc.gz"));
  const text = warcs.map((name) => gunzipSync(readFileSync(join(dir, "warcs", name))).toString("latin1"));
  return [...text.join("").matchAll(/^WARC-Target-URI: (.*?)\r$/gm)].map(([, target = ""]) => target);
}

it("views of a page are removed with it, those of others stay, and the rest stays proved", () =>
  withTempDir(async (dir) => {
    const web = new ScriptedWeb({ [FRONT]: `<p>front</p>${linksTo(PERSON)}`, [PERSON]: "<p>a person</p>" });
    const archive = await openArchive(dir, { software: "test" });
    const openRenderer = fixedRenderer({ [FRONT]: { isLaidOut: true }, [PERSON]: { isLaidOut: true } });
    const settings = { browser: { mode: "always" as const } };
    const { report, files } = await captureWeb(web, archive, {
      seeds: [FRONT],
      settings,
      world: { openRenderer },
    });
    await archive.close();
    const views = (url: string): string[] =>
      targetsIn(dir).filter((one) => one.startsWith("urn:") && one.endsWith(`:${url}`));
    expect(views(PERSON)).toHaveLength(3);
    const order = ["--capture", report.capture, "--url", PERSON, "--reason", "privacy"];
    const removed = await runCli(["warc", "remove", ...order, "--archive", dir]);
    expect(removed.code, removed.err).toBe(0);
    expect([views(PERSON), views(FRONT).length]).toEqual([[], 3]);
    expect(targetsIn(dir)).not.toContain(PERSON);
    expect((await verifyCertificate(files.certificate, { root: dir })).findings).toEqual([]);
  }));
