// Verbs on an archive of a site that scripts build: requests are read as requests, and a copy says what it cannot show.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { BUILT_SITE } from "../../support/captures/rendered-capture.js";
import { unpack } from "../../support/archives/wacz-tools.js";
import { copyArchive } from "../../support/copies/copied.js";
import { fixedRenderer } from "../../support/render/fixed-renderer.js";
import { captureWeb, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { runCli } from "../../support/test-io.js";

const SITE = "http://built.test/";
const [FIRST, SECOND] = [1, 2].map(
  (page) => `${SITE}query#POST&content-type=application/json&:body=%7B%22page%22:${page}%7D`,
) as [string, string];
const query = (page: number) => ({
  url: "/query",
  method: "POST",
  headers: [["Content-Type", "application/json"]] as const,
  body: `{"page":${page}}`,
});

let dir: string;
let archive: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-built-"));
  archive = join(dir, "archive");
  const opened = await openArchive(archive, { software: "isochron-test" });
  const json = (body: string) => ({ type: "application/json", body });
  const pages = { ...BUILT_SITE.pages, [FIRST]: json('{"name":"Ann"}'), [SECOND]: json('{"name":"Bob"}') };
  const requests = [{ url: "/app.js", resourceType: "Script" }, query(1), query(2)] as const;
  const openRenderer = fixedRenderer({ [SITE]: { requests } });
  try {
    const settings = { browser: { mode: "auto" } } as const;
    await captureWeb(new ScriptedWeb(pages), opened, { seeds: [SITE], settings, world: { openRenderer } });
  } finally {
    await opened.close();
  }
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const run = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await runCli([...args, "--archive", archive]);
  expect(code, err).toBe(0);
  return out;
};

describe("an archive of a script-built site", () => {
  it("why lists the requests to an address that nobody asked for plainly", async () => {
    const out = await run("why", `${SITE}query`);
    expect(out).toContain("not asked for by itself: scripts asked for it by 2 requests of their own");
    expect(out).toContain(
      `request  POST ${SITE}query (content-type: application/json; body of 10 bytes: {"page":1})`,
    );
    expect(out).toContain(`isochron why '${SECOND}'`);
    const { requests, found } = JSON.parse(await run("why", `${SITE}query`, "--json")) as Record<
      string,
      unknown
    >;
    expect([requests, found]).toEqual([[FIRST, SECOND], null]);
    expect(await run("why", FIRST)).toMatch(
      /^POST [^\n]+\n {2}exactly {2}http:[^\n]+#POST&[^\n]+\n {2}sharp\n/,
    );
    expect(JSON.parse(await run("why", SITE, "--json"))).toMatchObject({ requests: [], answer: "sharp" });
  });

  it("a copy as files has every answer under a name of its own, and says that it shows shells", async () => {
    const { pageOf, place } = await copyArchive(archive, join(dir, "copy"));
    const files = [FIRST, SECOND].map((url) => pageOf(url).file);
    expect(files.map((file) => readFileSync(join(place, file), "utf8"))).toEqual([
      '{"name":"Ann"}',
      '{"name":"Bob"}',
    ]);
    expect(pageOf(FIRST).note).toContain("no link leads to it");
    expect(pageOf(SITE)).toMatchObject({ isScriptBuilt: true });
    const start = readFileSync(join(place, "START-HERE.html"), "utf8");
    expect(start).toContain(
      "1 page here is built by scripts, and a copy as files cannot show what they build",
    );
  });

  it("a package lists pages by the text that was shown, not by that of the shell", async () => {
    const out = join(dir, "out.wacz");
    await run("export", "wacz", "--output", out);
    const lines = (await unpack(out)).get("pages/pages.jsonl")!.bytes.toString().trimEnd().split("\n");
    const [page] = lines
      .map((line) => JSON.parse(line) as { url?: string; text: string })
      .filter(({ url }) => url === SITE);
    expect(page!.text).toContain('{"name":"Ann"} {"name":"Bob"}');
  });
});
