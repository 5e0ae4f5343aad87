// Descriptions: each time in a file of its own, the latest counts, and what is damaged says nothing.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instant, MOST_DC_CHARS, type Described } from "#model/index.js";
import { auditArchive, openArchive } from "#store/index.js";
import { MemoryBlobs } from "#store/blobs/memory-blobs.js";
import { DescriptionFiles } from "#store/archive/description-files.js";
import { SystemClock } from "#adapters/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

const SITE: Described = { kind: "site", site: "example.org:8080/ä" };
const CAPTURE: Described = { kind: "capture", capture: "c1" };
const T0 = instant(Date.parse("2026-03-01T00:00:00Z"));

function someStore(): { store: DescriptionFiles; blobs: MemoryBlobs } {
  const blobs = new MemoryBlobs();
  return { store: new DescriptionFiles(blobs, "isochron/test"), blobs };
}

describe("what is said", () => {
  it("is read back as it was, of sites and captures apart", async () => {
    const { store } = someStore();
    const said = { title: ["One\ntwo \\n: three"], creator: ["A", "B", "A"] };
    await store.put(SITE, said, T0);
    await store.put(CAPTURE, { rights: ["none"] }, T0);
    expect(await store.get(SITE)).toEqual({ of: SITE, at: T0, elements: said });
    expect(await collect(store.all())).toEqual([
      { of: CAPTURE, at: T0, elements: { rights: ["none"] } },
      { of: SITE, at: T0, elements: said },
    ]);
    expect(await store.get({ kind: "capture", capture: "c2" })).toBeNull();
  });

  it("last counts, whatever the clock says, and nothing before it is rewritten", async () => {
    const { store, blobs } = someStore();
    await store.put(SITE, { title: ["first"] }, T0);
    const [first] = await blobs.list("descriptions/");
    for (const title of ["second", "third"]) await store.put(SITE, { title: [title] }, instant(T0 - 5000));
    const latest = await store.get(SITE);
    expect(latest).toMatchObject({ at: T0 + 2, elements: { title: ["third"] } });
    expect(await blobs.list("descriptions/")).toHaveLength(3);
    expect((await blobs.list("descriptions/"))[0]).toEqual(first);
    await store.put(SITE, {}, T0);
    expect((await store.get(SITE))?.elements).toEqual({});
  });

  it("is refused when it is too much to keep", async () => {
    const { store, blobs } = someStore();
    for (const elements of [
      { title: ["x".repeat(MOST_DC_CHARS + 1)] },
      { subject: Array.from({ length: 201 }, () => "x") },
      { subject: Array.from({ length: 9 }, () => "x".repeat(8000)) },
      { title: [""] },
    ])
      await expect(store.put(SITE, elements, T0)).rejects.toThrow(/more values, or longer/);
    expect(await blobs.list("descriptions/")).toEqual([]);
  });
});

describe("a file that", () => {
  it("is damaged says nothing, what was said before counts, and an audit tells", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.descriptions.put(CAPTURE, { title: ["old"] }, T0);
    await archive.descriptions.put(CAPTURE, { title: ["new"] }, instant(T0 + 1));
    const folder = join(dir, "descriptions/captures/c1");
    const [, newest] = readdirSync(folder).sort();
    const bytes = readFileSync(join(folder, newest!));
    writeFileSync(join(folder, newest!), bytes.subarray(0, bytes.length - 20));
    expect((await archive.descriptions.get(CAPTURE))?.elements.title).toEqual(["old"]);
    await archive.close();
    const audited = await collect(auditArchive(dir, "a", new SystemClock()));
    expect(audited.map(({ findings }) => findings.length > 0)).toEqual([false, true]);
  });

  it("lies in another's place is not believed", async () => {
    const { store, blobs } = someStore();
    await store.put(SITE, { title: ["of the site"] }, T0);
    const { key } = (await blobs.list("descriptions/"))[0]!;
    const reader = (await blobs.open(key))!;
    const name = key.slice(key.lastIndexOf("/"));
    await blobs.put(`descriptions/captures/c1${name}`, await reader.read(0, reader.sizeBytes));
    expect(await store.get(CAPTURE)).toBeNull();
  });

  it("is written is a WARC file to other tools", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir, { software: "isochron/test" });
    await archive.descriptions.put(CAPTURE, { title: ["T"] }, T0);
    await archive.close();
    const folder = join(dir, "descriptions/captures/c1");
    const records = await judgeByWarcio(join(folder, readdirSync(folder)[0]!));
    expect(records.map((record) => record.header("WARC-Type"))).toEqual(["warcinfo", "metadata"]);
    expect(records[1]!.header("WARC-Target-URI")).toBe("urn:isochron:capture:c1:description");
  });
});
