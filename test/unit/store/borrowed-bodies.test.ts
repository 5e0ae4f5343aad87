// What becomes of shared bodies: a package stands alone, replay and rebuild find them, an order takes them from all.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Certificate, CertificateExtract } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";
import { catalogDump, loseAndReindex } from "../../support/archives/catalog-dump.js";
import { unpack } from "../../support/archives/wacz-tools.js";
import { longText, RepeatedSite, type RepeatedCapture } from "../../support/captures/repeated-captures.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { runCli } from "../../support/test-io.js";

const PAGE = "http://still.test/page-a";
let made = "";
let first: RepeatedCapture;
let later: RepeatedCapture;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), "isochron-borrowed-"));
  [first, later] = (await new RepeatedSite(made).times(2)) as [RepeatedCapture, RepeatedCapture];
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** The archive with both captures, to be treated as a test likes. */
function copied(): string {
  const dir = temporaryDirectory();
  cpSync(made, dir, { recursive: true });
  return dir;
}

const certificateOf = (dir: string, { id }: RepeatedCapture): string =>
  join(dir, "captures", id, "certificate.json");
const readCertificate = (dir: string, capture: RepeatedCapture): Certificate =>
  JSON.parse(readFileSync(certificateOf(dir, capture), "utf8")) as Certificate;
const warcOf = (dir: string, { id }: RepeatedCapture): string =>
  join(dir, "warcs", "still.test", `${id}-00001.warc.gz`);

/** Both verifiers agree; the first one's findings. */
async function judged(dir: string, capture: RepeatedCapture) {
  const path = certificateOf(dir, capture);
  const said = await verifyCertificate(path, { root: dir });
  expect(secondOpinion(path, "--archive", dir)).toMatchObject({ code: said.ok ? 0 : 1, err: "" });
  return said;
}

/** One capture as a package, far from its archive. */
async function exported(capture: RepeatedCapture): Promise<string> {
  const path = join(temporaryDirectory(), "one.wacz");
  const { code, err } = await runCli([
    "export",
    "wacz",
    "--output",
    path,
    "--capture",
    capture.id,
    "--archive",
    made,
  ]);
  expect([code, err]).toEqual([0, ""]);
  return path;
}

describe("a package of one capture", () => {
  it("is whole without the archive: both verifiers find it true", async () => {
    for (const capture of [first, later]) {
      const path = await exported(capture);
      const { code, out } = await runCli(["verify", path]);
      expect(out).toMatch(/^TRUE/);
      expect(code).toBe(0);
      expect(secondOpinion(path).line).toMatch(/^TRUE/);
      expect((await runCli(["warc", "check", path])).code).toBe(0);
    }
  });

  it("carries each borrowed response with its request and metadata, byte for byte, in a file of its own", async () => {
    const files = await unpack(await exported(later));
    const originals = files.get("archive/originals.warc.gz")!;
    const earlier = readFileSync(warcOf(made, first));
    const { borrowed } = readCertificate(made, later);
    const text = gunzipSync(originals.bytes).toString("latin1");
    const types = [...text.matchAll(/^WARC-Type: (\w+)\r$/gm)].map(([, type]) => type);
    expect(types).toEqual(
      Array.from({ length: borrowed![0]!.records }, () => ["request", "response", "metadata"]).flat(),
    );
    for (const { offset, length } of placesIn(files, "originals.warc.gz"))
      expect(earlier.includes(originals.bytes.subarray(offset, offset + length))).toBe(true);
    expect([...(await unpack(await exported(first))).keys()]).not.toContain("archive/originals.warc.gz");
  });

  it("replays in any player: its index leads from the revisit to the response with the same payload", async () => {
    const files = await unpack(await exported(later));
    const lines = linesOf(files).filter(({ url }) => url === PAGE);
    const revisit = lines.find(({ mime }) => mime === "warc/revisit")!;
    const original = lines.find(({ digest, mime }) => digest === revisit.digest && mime !== "warc/revisit")!;
    const { bytes } = files.get(`archive/${original.filename}`)!;
    const at = Number(original.offset);
    const record = gunzipSync(bytes.subarray(at, at + Number(original.length))).toString("latin1");
    expect(record).toContain(`WARC-Target-URI: ${PAGE}\r\n`);
    expect(record).toContain("<p>");
  });

  it("comes home into an empty archive, and is true and shown there", async () => {
    const home = temporaryDirectory();
    const { code, err } = await runCli(["import", await exported(later), "--archive", home]);
    expect([code, err]).toEqual([0, ""]);
    expect((await judged(home, later)).findings).toEqual([]);
    expect(await shown(home, later)).toContain("<p>");
    const again = join(temporaryDirectory(), "again.wacz");
    expect(
      (await runCli(["export", "wacz", "--output", again, "--capture", later.id, "--archive", home])).code,
    ).toBe(0);
    expect((await runCli(["verify", again])).out).toMatch(/^TRUE/);
    expect(secondOpinion(again).line).toMatch(/^TRUE/);
  });
});

/** The body that the archive shows for a capture's look at the page. */
async function shown(dir: string, { id }: RepeatedCapture): Promise<string> {
  const archive = await openArchive(dir, { mode: "read" });
  try {
    const looks = await collect(archive.catalog.sightings.ofCapture(id));
    const sighting = looks.find(({ url }) => url === PAGE)!;
    const [entry] = (await archive.index.lookup(PAGE)).filter(({ at }) => at === sighting.times.sentAt);
    const bytes = Buffer.from((await archive.index.read(entry!)).httpBytes);
    expect(await archive.warcs.read(sighting)).toEqual(bytes);
    return bytes.toString("latin1");
  } finally {
    await archive.close();
  }
}

interface Line {
  readonly url: string;
  readonly mime: string;
  readonly digest: string;
  readonly offset: string;
  readonly length: string;
  readonly filename: string;
}

function linesOf(files: Awaited<ReturnType<typeof unpack>>): Line[] {
  const name = [...files.keys()].find((entry) => /^indexes\/index\.cdxj?$/.test(entry))!;
  const text = files.get(name)!.bytes.toString("latin1").trimEnd();
  return text.split("\n").map((line) => JSON.parse(line.slice(line.indexOf("{"))) as Line);
}

function placesIn(files: Awaited<ReturnType<typeof unpack>>, file: string) {
  const own = linesOf(files).filter(({ filename }) => filename === file);
  expect(own.length).toBeGreaterThan(5);
  return own.map(({ offset, length }) => ({ offset: Number(offset), length: Number(length) }));
}

it("an extract of one page holds what it borrows, as a document and as a package", async () => {
  const extract = ["certificate", "extract", PAGE, "--archive", made];
  const { out } = await runCli([...extract, "--json"]);
  const parts = JSON.parse(out) as CertificateExtract;
  const names = new Set(
    parts.entries.flatMap(({ page }) => page.records.flatMap((r) => r.borrowed?.id ?? [])),
  );
  expect(parts.borrowed!.map(({ id }) => id).sort()).toEqual([...names].sort());
  const dir = temporaryDirectory();
  writeFileSync(join(dir, "e.json"), out);
  expect((await runCli(["verify", join(dir, "e.json")])).out).toMatch(/^TRUE/);
  writeFileSync(join(dir, "without.json"), JSON.stringify({ ...parts, borrowed: [] }));
  expect((await runCli(["verify", join(dir, "without.json")])).out).toMatch(/^FALSE/);
  expect((await runCli([...extract, "--output", join(dir, "e.wacz")])).err).toBe("");
  expect((await runCli(["verify", join(dir, "e.wacz")])).out).toMatch(/^TRUE/);
});

it("replay shows the earlier body under the later head", async () => {
  expect(await shown(made, later)).toContain("<p>");
});

it("a rebuild from the WARC files alone knows the same", async () => {
  const dir = copied();
  const before = await catalogDump(dir);
  cpSync(join(dir, "captures"), join(dir, "..", `${basename(dir)}-captures`), { recursive: true });
  await loseAndReindex(dir);
  cpSync(join(dir, "..", `${basename(dir)}-captures`), join(dir, "captures"), { recursive: true });
  rmSync(join(dir, "..", `${basename(dir)}-captures`), { recursive: true });
  expect(await catalogDump(dir)).toEqual(before);
  expect((await judged(dir, later)).findings).toEqual([]);
});

const ORDER = ["--reason", "privacy", "--ordered-by", "Court of X"];

describe("records removed by order", () => {
  it("take the fetches of later captures that borrow from them, each with a notice of its own", async () => {
    const dir = copied();
    const argv = ["warc", "remove", "--capture", first.id, "--url", PAGE, ...ORDER, "--archive", dir];
    const { out, code } = await runCli(argv);
    expect(code, out).toBe(0);
    expect(out).toContain(`capture ${later.id} borrowed bodies that were removed`);
    for (const capture of [first, later]) {
      const { findings, figures, notes } = await judged(dir, capture);
      expect(findings).toEqual([]);
      expect(figures!.removed).toBe(1);
      expect(notes.join("\n")).toContain("Court of X");
    }
    for (const file of readdirSync(join(dir, "warcs", "still.test")))
      expect(
        gunzipSync(readFileSync(join(dir, "warcs", "still.test", file))).includes(
          longText(PAGE).slice(0, 80),
        ),
      ).toBe(false);
  });

  it("move what stays, and later captures find it all the same", async () => {
    const dir = copied();
    const other = "http://still.test/";
    await runCli(["warc", "remove", "--capture", first.id, "--url", other, ...ORDER, "--archive", dir]);
    expect((await judged(dir, later)).figures!.removed).toBe(1);
    expect(await shown(dir, later)).toContain("<p>");
  });

  it("of a later capture leave the body where it is, and that is said", async () => {
    const dir = copied();
    const argv = ["warc", "remove", "--capture", later.id, "--url", PAGE, ...ORDER, "--archive", dir];
    expect((await runCli(argv)).out).toMatch(new RegExp(`${first.id}-00001\\.warc\\.gz still holds bodies`));
    expect((await judged(dir, later)).figures!.removed).toBe(1);
    expect((await judged(dir, first)).figures!.removed).toBe(0);
  });
});

describe("an earlier capture's file", () => {
  it("that is not there makes what borrows from it false, and nothing else", async () => {
    const dir = copied();
    rmSync(warcOf(dir, first));
    const { findings } = await judged(dir, later);
    expect(findings[0]!.message).toMatch(/neither in the files before it nor in warcs/);
  });

  it("is read as far as it can be: damage behind what is borrowed is its own capture's affair", async () => {
    const dir = copied();
    const bytes = readFileSync(warcOf(dir, first));
    writeFileSync(warcOf(dir, first), bytes.subarray(0, bytes.length - 5));
    expect((await judged(dir, first)).ok).toBe(false);
    expect((await judged(dir, later)).findings).toEqual([]);
  });

  it("is not borrowed from when it was damaged since: the body is stored again", async () => {
    const dir = temporaryDirectory();
    const site = new RepeatedSite(dir);
    const one = await site.capture();
    const bytes = readFileSync(warcOf(dir, one));
    bytes.fill(0, 20_000, bytes.length - 20_000);
    writeFileSync(warcOf(dir, one), bytes);
    const two = await site.capture();
    expect((await judged(dir, two)).findings).toEqual([]);
    expect(statSync(warcOf(dir, two)).size).toBeGreaterThan(bytes.length / 2);
  });
});
