// A described capture from end to end: kept, shown, listed, harvested, handed over and brought home, and as true as before.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { pack, resealed, unpack } from "../../support/archives/wacz-tools.js";
import { checkBag } from "../../support/bag-checker/check-bag.js";
import { checkOai } from "../../support/oai-checker/check-oai.js";
import { readXml } from "../../support/oai-checker/read-xml.js";
import { runCli } from "../../support/test-io.js";

let dir: string;
let archive: string;
let capture: string;
let site: string;
const within = (name: string): string => join(dir, name);

async function run(...argv: string[]): Promise<string> {
  const { code, out, err } = await runCli(argv);
  expect(code, err).toBe(0);
  return out;
}
const at = (place: string, ...argv: string[]): Promise<string> => run(...argv, "--archive", place);

/** Every file of a folder with its time of writing. */
function filesIn(folder: string): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-catalogue-"));
  archive = within("archive");
  const living = await startLivingSite({ preset: "plain", pages: 8, seed: 5 });
  await at(archive, "capture", living.url, "--allow-private", "--delay", "1ms", "--json");
  await living.close();
  site = new URL(living.url).host;
  capture = readdirSync(join(archive, "captures"))[0]!;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("a description", () => {
  it("is kept in files of its own, and shown with the capture", async () => {
    const before = [filesIn(join(archive, "warcs")), filesIn(join(archive, "captures"))];
    await at(
      archive,
      "describe",
      site,
      "--title",
      "The parish",
      "--creator",
      "A",
      "--creator",
      "=B()",
      "--rights",
      "free",
    );
    await at(archive, "describe", capture, "--subject", "floods", "--language", "cy");
    expect([filesIn(join(archive, "warcs")), filesIn(join(archive, "captures"))]).toEqual(before);
    expect(await at(archive, "describe")).toMatch(
      /^capture \S+\n {2}subject +floods\n {2}language +cy\nsite /,
    );
    expect(await at(archive, "captures")).toMatch(/\n {2}The parish\n$/);
    expect(await at(archive, "report")).toMatch(/^ {2}title +The parish\n {2}creator +A\n/);
    const json = JSON.parse(await at(archive, "report", "--json")) as { description: object };
    expect(json.description).toMatchObject({ creator: ["A", "=B()"], subject: ["floods"] });
    expect(await at(archive, "verify", capture)).toMatch(/^TRUE /);
  });

  it("changes by element, is taken back, and outlives the catalog", async () => {
    await at(archive, "describe", capture, "--subject", "rain", "--coverage", "Wales");
    await at(archive, "describe", capture, "--clear", "coverage,language");
    for (const name of readdirSync(archive).filter((one) => one.startsWith("catalog.")))
      rmSync(join(archive, name));
    await at(archive, "reindex");
    expect(await at(archive, "describe", capture)).toBe(`capture ${capture}\n  subject     rain\n`);
    expect(await at(archive, "describe", site)).toContain("The parish");
    expect(await at(archive, "captures")).toContain(capture);
    expect(await at(archive, "verify", capture)).toMatch(/^TRUE /);
  });

  it("that cannot be kept is refused in one line", async () => {
    for (const [argv, why] of [
      [["nowhere.example", "--title", "x"], /no site or capture "nowhere.example"/],
      [["--title", "x"], /say which site or capture/],
      [[capture, "--title", " "], /--title is empty/],
      [[capture, "--title", "a\u0007b"], /--title holds control characters/],
      [[capture, "--title", "x".repeat(9000)], /too much to keep/],
      [[capture, "--clear", "colour"], /--clear "colour": no element of Dublin Core/],
    ] as const) {
      const { code, err } = await runCli(["describe", ...argv, "--archive", archive]);
      expect(code).toBe(2);
      expect(err).toMatch(why);
      expect(err.trimEnd()).not.toContain("\n");
    }
  });
});

describe("a catalogue", () => {
  interface Row {
    readonly record: string;
    readonly url: string;
    readonly digest: string;
    readonly verdict: string;
    readonly dublinCore: { title: string[]; creator: string[] };
  }

  it("lists captures and pages in three forms that agree", async () => {
    const files = ["c.csv", "c.jsonl", "c.xml"].map(within);
    for (const file of files) await at(archive, "export", "catalogue", "--pages", "--output", file);
    const [csv, lines, xml] = files.map((file) => readFileSync(file, "utf8")) as [string, string, string];
    const rows = lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Row);
    const report = JSON.parse(await at(archive, "report", "--json")) as {
      pages: { url: string; verdict: string }[];
    };
    expect(rows[0]).toMatchObject({
      record: "capture",
      dublinCore: { creator: ["A", "=B()"], subject: ["rain"] },
    });
    const told = rows.slice(1).map(({ url, verdict }) => ({ url, verdict }));
    expect(told).toEqual(report.pages.map(({ url, verdict }) => ({ url, verdict })));
    expect(rows.slice(1).every(({ digest }) => /^sha-256:[0-9a-f]{64}$/.test(digest))).toBe(true);
    expect(rows.slice(1).some(({ url, dublinCore }) => dublinCore.title[0] !== url)).toBe(true);
    expect(csv.trimEnd().split("\r\n")).toHaveLength(rows.length + 1);
    expect(csv).toContain(",A | =B(),");
    expect(
      readXml(xml).children.map(({ children }) => children.find(({ name }) => name === "title")?.text),
    ).toEqual(rows.map(({ dublinCore }) => dublinCore.title[0]));
    const brief = within("captures.jsonl");
    await at(archive, "export", "catalogue", "--output", brief, "--site", site);
    expect(readFileSync(brief, "utf8").trimEnd().split("\n")).toHaveLength(1);
  });

  it("refuses a form that it cannot tell, and a site that is not there", async () => {
    for (const [argv, why] of [
      [["--output", within("c.txt")], /tells no format/],
      [["--output", within("d.csv"), "--site", "nowhere.example"], /no site "nowhere.example"/],
      [["--output", within("d.csv"), "--capture", "nope"], /no capture "nope"/],
    ] as const) {
      const { code, err } = await runCli(["export", "catalogue", "--archive", archive, ...argv]);
      expect([code, err.trimEnd().includes("\n")]).toEqual([2, false]);
      expect(err).toMatch(why);
    }
  });

  it("is harvested by OAI-PMH as the protocol says", async () => {
    const opened = await openArchive(archive, { mode: "read" });
    const servers = await startServers({ archive: opened, port: 0, replayPort: 0, webDir: "/nonexistent" });
    try {
      const found = await checkOai(`${servers.replayUrl}/oai`, async (uri, form) => {
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        const answer = await fetch(uri, form === undefined ? {} : { method: "POST", body: form, headers });
        const contentType = answer.headers.get("content-type") ?? "";
        return { status: answer.status, contentType, body: await answer.text() };
      });
      expect(found).toEqual([]);
      const listed = await (
        await fetch(`${servers.replayUrl}/oai?verb=ListRecords&metadataPrefix=oai_dc`)
      ).text();
      expect(listed).not.toContain('status="deleted"');
      expect(listed).toContain("<dc:rights>free</dc:rights>");
      const api = await (await fetch(`${servers.uiUrl}api/captures`)).json();
      expect(api).toMatchObject({ captures: [{ id: capture, title: "The parish" }] });
    } finally {
      await servers.close();
      await opened.close();
    }
  });
});

describe("a package", () => {
  it("takes what is said along, in its own words too, and brings it home", async () => {
    const elsewhere = within("elsewhere");
    await at(archive, "export", "wacz", "--output", within("early.wacz"));
    await at(elsewhere, "import", within("early.wacz"));
    await at(elsewhere, "describe", capture, "--title", "Ours");
    await at(archive, "describe", capture, "--title", "Rain of 2026", "--description", "All of it");
    await at(archive, "export", "wacz", "--output", within("all.wacz"));
    const files = await unpack(within("all.wacz"));
    const told = JSON.parse(files.get("datapackage.json")!.bytes.toString()) as object;
    expect(told).toMatchObject({ title: "Rain of 2026", description: "All of it" });
    const home = within("home");
    await at(home, "import", within("all.wacz"));
    expect(await at(home, "describe")).toBe(await at(archive, "describe"));
    expect(await at(home, "verify", capture)).toMatch(/^TRUE /);
    expect(await at(home, "verify", within("all.wacz"))).toMatch(/^TRUE /);
    // What was said here stays, whatever a package says, and however much later.
    await at(elsewhere, "import", within("all.wacz"));
    expect(await at(elsewhere, "describe", capture)).toMatch(/title +Ours\n/);
  });

  it("that is not true brings no description home", async () => {
    const files = await unpack(within("all.wacz"));
    const name = `captures/${capture}/report.json`;
    const report = JSON.parse(files.get(name)!.bytes.toString()) as { all: { sharp: number } };
    report.all.sharp++;
    files.set(name, { bytes: Buffer.from(JSON.stringify(report)), isStored: false });
    await pack(within("forged.wacz"), resealed(files));
    const home = within("home-forged");
    await runCli(["import", within("forged.wacz"), "--archive", home]);
    expect(await at(home, "describe")).toMatch(/^nothing is described/);
  });

  it("as a bag passes a checker of bags, and its certificate is true", async () => {
    const out = within("bag");
    await at(archive, "export", "bag", "--capture", capture, "--output", out);
    const names = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((one) =>
      statSync(join(out, one)).isFile(),
    );
    const bag = new Map(names.map((one) => [one, readFileSync(join(out, one))]));
    expect(checkBag(bag)).toEqual([]);
    expect(bag.get("bag-info.txt")!.toString()).toContain("External-Description: Rain of 2026\n");
    const certificate = `data/captures/${capture}/certificate.json`;
    expect(
      bag.get(certificate)!.equals(readFileSync(join(archive, "captures", capture, "certificate.json"))),
    ).toBe(true);
  });
});
