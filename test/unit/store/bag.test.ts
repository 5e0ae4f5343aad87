// Bags: what is exported passes a checker that was written from RFC 8493, which refuses each of a list of damaged ones.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { exportBag, importFiles, openArchive } from "#store/index.js";
import { BagDigester, manifestOf } from "#store/bag/bag-tags.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { fillArchive } from "../../support/archives/filled-archive.js";
import { unpack } from "../../support/archives/wacz-tools.js";
import { checkBag, type Bag } from "../../support/bag-checker/check-bag.js";
import { makeReport } from "../../support/samples/reports.js";
import { runCli } from "../../support/test-io.js";

const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const REPORT = makeReport({ pages: 1, urlOf: () => "http://demo.example/" });

async function someArchive(dir: string): Promise<string> {
  const archive = await openArchive(dir);
  await fillArchive(archive, REPORT, [{ url: "http://demo.example/", head: HTML, body: "<p>x</p>" }]);
  const said = { title: ["A title"], publisher: ["The\nlibrary"], rights: ["open"] };
  await archive.descriptions.put({ kind: "capture", capture: REPORT.capture }, said, instant(Date.now()));
  await archive.close();
  return dir;
}

function bagIn(folder: string, prefix = ""): Bag {
  const bag: Bag = new Map();
  for (const name of readdirSync(join(folder, prefix))) {
    const path = `${prefix}${name}`;
    if (statSync(join(folder, path)).isDirectory())
      for (const [below, bytes] of bagIn(folder, `${path}/`)) bag.set(below, bytes);
    else bag.set(path, readFileSync(join(folder, path)));
  }
  return bag;
}

let place: string;
let archive: string;
let folder: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "isochron-bag-"));
  archive = await someArchive(join(place, "archive"));
  folder = join(place, "bag");
  await exportBag(archive, folder, { capture: REPORT.capture, software: "isochron/test" });
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe("an exported bag", () => {
  it("passes the checker, as a directory and in a ZIP file with one folder", async () => {
    const bag = bagIn(folder);
    expect(checkBag(bag)).toEqual([]);
    const out = `${folder}.zip`;
    const done = await runCli(["export", "bag", "--archive", archive, "--output", out, "--json"]);
    expect([done.code, done.err]).toEqual([0, ""]);
    const zipped = new Map(
      [...(await unpack(out))].map(([path, { bytes }]) => [path.replace(/^bag\//, ""), bytes]),
    );
    expect(checkBag(zipped)).toEqual([]);
    expect([...zipped.keys()].sort()).toEqual([...bag.keys()].sort());
  });

  it("holds the capture's package, and says whose it is", () => {
    const bag = bagIn(folder);
    const payload = [...bag.keys()].filter((path) => path.startsWith("data/"));
    for (const path of [
      `data/archive/${REPORT.capture}-00001.warc.gz`,
      "data/indexes/index.cdx",
      `data/captures/${REPORT.capture}/certificate.json`,
      `data/captures/${REPORT.capture}/report.json`,
    ])
      expect(payload).toContain(path);
    expect(payload.some((path) => path.startsWith("data/descriptions/captures/"))).toBe(true);
    const info = bag.get("bag-info.txt")!.toString();
    expect(info).toContain("Source-Organization: The library\nExternal-Description: A title\n");
    expect(info).toMatch(
      /Bagging-Date: \d{4}-\d\d-\d\d\nPayload-Oxum: \d+\.\d+\nBag-Software-Agent: isochron\/test\n/,
    );
  });

  it("with a percent sign in a name keeps RFC 8493's escapes", async () => {
    const dir = temporaryDirectory();
    const file = join(temporaryDirectory(), "a b%.warc.gz");
    const [own] = readdirSync(join(folder, "data/archive"));
    writeFileSync(file, readFileSync(join(folder, "data/archive", own!)).subarray(0));
    // Cut off its warcinfo: it is another tool's file then, and keeps its name.
    const bytes = readFileSync(file);
    const second = bytes.indexOf(Buffer.from([0x1f, 0x8b, 8]), 3);
    writeFileSync(file, bytes.subarray(second));
    await importFiles(dir, [file]);
    const out = join(temporaryDirectory(), "odd");
    await exportBag(dir, out);
    const bag = bagIn(out);
    expect([...bag.keys()].some((path) => path.includes("%20b%25"))).toBe(true);
    expect(bag.get("manifest-sha256.txt")!.toString()).toContain("%2520b%2525");
    expect(checkBag(bag)).toEqual([]);
  });

  it("never takes the place of a directory that is there", async () => {
    const there = join(temporaryDirectory(), "mine");
    mkdirSync(there);
    for (const force of [[], ["--force"]]) {
      const argv = ["export", "bag", "--archive", archive, "--output", there, ...force];
      const { code, err } = await runCli(argv);
      expect(code).toBe(2);
      expect(err).toMatch(/is there already/);
    }
    expect(readdirSync(there)).toEqual([]);
  });
});

it("escapes line feeds, carriage returns and percent signs in paths, and nothing else", async () => {
  const path = "data/a\nb\rc%0Ad é";
  const digester = new BagDigester();
  for await (const _ of digester.passing([Buffer.from("x")]));
  const file = digester.result(path);
  const manifest = manifestOf([file], "sha256");
  expect(manifest).toMatch(/^[0-9a-f]{64} {2}data\/a%0Ab%0Dc%250Ad é\n$/);
  const bag: Bag = new Map([
    ["bagit.txt", Buffer.from("BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n")],
    ["manifest-sha256.txt", Buffer.from(manifest)],
    [path, Buffer.from("x")],
  ]);
  expect(checkBag(bag)).toEqual([]);
});

describe("the checker refuses", () => {
  const text = (bag: Bag, path: string, edit: (text: string) => string): void =>
    void bag.set(path, Buffer.from(edit(bag.get(path)!.toString())));
  const first = (bag: Bag): string => [...bag.keys()].find((path) => path.startsWith("data/"))!;
  const DAMAGES: Readonly<Record<string, [section: string, damage: (bag: Bag) => void]>> = {
    "a payload byte that changed": ["3", (bag) => bag.set(first(bag), Buffer.from("other"))],
    "a payload file that is gone": ["3", (bag) => bag.delete(first(bag))],
    "a payload file too many": ["3", (bag) => bag.set("data/more", Buffer.from("x"))],
    "no declaration": ["2.1.1", (bag) => bag.delete("bagit.txt")],
    "another version": ["2.1.1", (bag) => text(bag, "bagit.txt", (was) => was.replace("1.0", "0.97"))],
    "a declaration with more in it": ["2.1.1", (bag) => text(bag, "bagit.txt", (was) => `${was}x: y\n`)],
    "a byte order mark": ["2.1.1", (bag) => text(bag, "bagit.txt", (was) => `\ufeff${was}`)],
    "no manifest": [
      "2.1.3",
      (bag) => ["sha256", "sha512"].forEach((one) => bag.delete(`manifest-${one}.txt`)),
    ],
    "a manifest that lists a tag file": [
      "2.1.3",
      (bag) => text(bag, "manifest-sha256.txt", (was) => `${was}${"0".repeat(64)}  bagit.txt\n`),
    ],
    "a path twice": ["2.1.3", (bag) => text(bag, "manifest-sha256.txt", (was) => was + was)],
    "a path out of the bag": [
      "2.1.3",
      (bag) => text(bag, "manifest-sha256.txt", (was) => `${was}${"0".repeat(64)}  data/../../x\n`),
    ],
    "a bare percent sign": [
      "2.1.3",
      (bag) => text(bag, "manifest-sha512.txt", (was) => was.replace("data/", "data/%20")),
    ],
    "a digest too short": ["2.4", (bag) => text(bag, "manifest-sha512.txt", (was) => was.slice(1))],
    "a wrong sum of the payload": [
      "2.2.2",
      (bag) => text(bag, "bag-info.txt", (was) => was.replace(/Payload-Oxum: /, "Payload-Oxum: 1")),
    ],
    "a date that is none": [
      "2.2.2",
      (bag) => text(bag, "bag-info.txt", (was) => was.replace(/(Bagging-Date: ).*/, "$1today")),
    ],
    "a line without a label": ["2.2.2", (bag) => text(bag, "bag-info.txt", (was) => `${was}nothing\n`)],
    "a tag file that changed": ["3", (bag) => text(bag, "bag-info.txt", (was) => `${was}More: x\n`)],
    "a manifest that no tag manifest lists": [
      "2.2.1",
      (bag) => text(bag, "tagmanifest-sha256.txt", (was) => was.replace(/.*manifest-sha512.txt\n/, "")),
    ],
    "files to be fetched": ["2.2.3", (bag) => bag.set("fetch.txt", Buffer.from(""))],
  };

  it.each(Object.keys(DAMAGES))("%s", (name) => {
    const bag = bagIn(folder);
    const [section, damage] = DAMAGES[name]!;
    damage(bag);
    expect(checkBag(bag).map((finding) => finding.split(":")[0])).toContain(section);
  });
});
