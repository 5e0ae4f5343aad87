// A testimony as it is written and verified: both tiers, several files, a kill between, odd answers, packages, removals.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { TESTIMONY_WORDS, type TestimonyStatement } from "#model/index.js";
import type { Testimony, ToldContent } from "#ports/index.js";
import { openWacz } from "#store/index.js";
import { verifyCertificate, verifyPackage } from "#verify/index.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { secondOpinion } from "../../../support/second-verifier.js";
import {
  keepAndTell,
  minute,
  published,
  served,
  servedContent,
  sourceContent,
  tellIn,
  toldUrl,
} from "../../../support/testimony/telling.js";
import { inArchive, makeTestimony } from "../../../support/testimony/told-archives.js";
import { runCli, unwrapped } from "../../../support/test-io.js";

const pathIn = (dir: string, id: string): string => join(dir, "captures", id, "testimony.json");
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as TestimonyStatement;

/** Both verifiers find it true; what the first one says. */
async function trueByBoth(dir: string, id: string) {
  const path = pathIn(dir, id);
  const said = await verifyCertificate(path, { root: dir });
  expect(said.findings).toEqual([]);
  const second = secondOpinion(path, "--archive", dir);
  expect(second, second.out).toMatchObject({ code: 0, err: "" });
  return { said, second, testimony: read(path) };
}

/** A testimony of one tier, told by a test. */
async function told(dir: string, tier: "source" | "served", tell: (testimony: Testimony) => Promise<void>) {
  return inArchive(dir, async (archive) => {
    const testimony = await tellIn(archive, tier);
    await tell(testimony);
    return (await testimony.conclude()).capture;
  });
}

describe("a testimony as it was made", () => {
  it("of a source: every span with its content, modest words, and the clock on record", async () => {
    const dir = temporaryDirectory();
    const { said, second, testimony } = await trueByBoth(dir, await makeTestimony(dir, "source"));
    const { statement, cannotProve } = TESTIMONY_WORDS.source;
    expect(testimony).toMatchObject({ tier: "source", by: "a test", statement, cannotProve });
    expect(testimony).toMatchObject({ software: "isochron/test", notes: ["2 commits change no page"] });
    expect(testimony.counts).toEqual({ pages: 3, versions: 5 });
    expect(testimony.clock!.runs).toHaveLength(1);
    expect(testimony.versions.map(({ records }) => records[0]!.type)).toEqual([
      "resource",
      "resource",
      "revisit",
      "resource",
      "resource",
    ]);
    expect(testimony.versions.map(({ isCurrent }) => isCurrent ?? false)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(testimony.versions[3]).toMatchObject({ conversion: "markdown to HTML, marked 4.1", status: 200 });
    expect(said.testimony).toMatchObject({
      tier: "source",
      versions: 5,
      pages: 3,
      answers: null,
      removed: 0,
    });
    expect(second.line).toContain("source: 5 versions of 3 pages are as on record");
  });

  it("of a recorder: counts, variants, redirects, and what was left out", async () => {
    const dir = temporaryDirectory();
    const { said, second, testimony } = await trueByBoth(dir, await makeTestimony(dir, "served"));
    expect(testimony.counts).toEqual({ pages: 4, versions: 8, answers: 255 });
    const [first, again, german, later, old, gone] = testimony.versions;
    expect(first).toMatchObject({ count: 214, leftOut: "Set-Cookie" });
    expect(again!.records).toEqual(first!.records);
    expect(german).toMatchObject({ variant: "Accept-Language: de", count: 17 });
    expect(later!.records[0]!.type).toBe("revisit");
    expect(old).toMatchObject({ status: 301, location: "/new", leftOut: "Server" });
    expect(gone).toMatchObject({ status: 404 });
    expect(gone).not.toHaveProperty("leftOut");
    expect(said.onTrust.join(" ")).toContain("The recorder's count of 255 answers");
    expect(second.line).toContain("255 answers counted");
  });

  it("of nothing at all", async () => {
    const dir = temporaryDirectory();
    const { testimony } = await trueByBoth(dir, await told(dir, "source", async () => undefined));
    expect(testimony.versions).toEqual([]);
  });
});

describe("contents that are hard to read", () => {
  const answer = (path: string, head: string, body: Uint8Array, at = 0): ToldContent => {
    const lines = `HTTP/1.1 200 OK\r\n${head}Content-Length: ${body.length}\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(lines), body]);
    return { ...servedContent(path, "", minute(at)), type: "response", bytes, leftOut: null } as ToldContent;
  };

  it("are read as they are coded, and a revisit by its own head", async () => {
    const dir = temporaryDirectory();
    const text = Buffer.from("<p>the same words, over and over, over and over");
    const id = await told(dir, "served", async (testimony) => {
      const zipped = gzipSync(text);
      await keepAndTell(testimony, answer("/", "Content-Encoding: gzip\r\n", zipped), served(0, 1, 2));
      await keepAndTell(
        testimony,
        answer("/", "X-Other: head\r\nContent-Encoding: gzip\r\n", zipped, 5),
        served(5, 6, 2),
      );
      await keepAndTell(
        testimony,
        answer("/", 'Content-Encoding: gzip\r\nETag: "x"\r\n', gzipSync(text, { level: 1 }), 8),
        served(8, 9, 1),
      );
    });
    const { testimony } = await trueByBoth(dir, id);
    const digests = new Set(testimony.versions.map(({ contentDigest }) => contentDigest));
    expect(digests.size).toBe(1);
    expect(testimony.versions[1]!.records[0]!.type).toBe("revisit");
  });

  it("are not judged by the second where Python cannot decode them, and it says so", async () => {
    const dir = temporaryDirectory();
    const body = brotliCompressSync(Buffer.from("<p>words"));
    const id = await told(dir, "served", async (testimony) => {
      await keepAndTell(testimony, answer("/", "Content-Encoding: br\r\n", body), served(0, 1, 2));
    });
    expect((await verifyCertificate(pathIn(dir, id), { root: dir })).findings).toEqual([]);
    const second = secondOpinion(pathIn(dir, id), "--archive", dir);
    expect(second).toMatchObject({ code: 2, err: "" });
    expect(second.out).toContain("versions[0]: a body that Python cannot decode");
  });

  it("are what visitors were given, also where a robot would say that it was kept out", async () => {
    const dir = temporaryDirectory();
    const wall = Buffer.from("<title>Sucuri WebSite Firewall - Access Denied</title>");
    const id = await told(dir, "served", async (testimony) => {
      await keepAndTell(testimony, answer("/wall", "Content-Type: text/html\r\n", wall), served(0, 1, 2));
    });
    await trueByBoth(dir, id);
  });
});

describe("a testimony that was interrupted", () => {
  it("lists what was acknowledged, in several files, with the clocks of both runs", async () => {
    const dir = temporaryDirectory();
    const id = await inArchive(dir, async (archive) => {
      const first = await tellIn(archive, "source");
      await keepAndTell(first, sourceContent("/", "one", minute(0)), published(0, 9));
      // Written and never acknowledged: the record is there, the sighting is not.
      const sink = await archive.warcs.open(first.capture.id);
      const kept = await first.keep(sourceContent("/", "two", minute(10)));
      const content = JSON.stringify(kept.records);
      const fields = {
        "isochron-told": "source",
        from: "2023-11-14T22:23:20.000Z",
        to: "2023-11-14T22:33:20.000Z",
      };
      await first.leave();
      await sink.writeMetadata(toldUrl("/"), { ...fields, seq: "1", kind: "document", content }, minute(10));
      await sink.close();
      return first.capture.id;
    });
    await inArchive(dir, async (archive) => {
      const second = await tellIn(archive, "source", id);
      await keepAndTell(second, sourceContent("/", "two", minute(10)), published(10, 19));
      await second.conclude();
    });
    const { said, second, testimony } = await trueByBoth(dir, id);
    expect(testimony.versions.map(({ from }) => from)).toEqual(
      [minute(0), minute(10)].map((at) => new Date(at).toISOString()),
    );
    expect(testimony.warcs.length).toBeGreaterThan(1);
    expect(testimony.clock!.runs).toHaveLength(2);
    expect(said.notes.join(" ")).toMatch(/1 records of spans .* nobody acknowledged/);
    expect(second.line).toContain("1 spans that nobody acknowledged passed over");
  });
});

describe("isochron verify", () => {
  it("finds a testimony by its capture, its folder and its file, and says what TRUE means", async () => {
    const dir = temporaryDirectory();
    const id = await makeTestimony(dir, "served");
    for (const what of [id, join(dir, "captures", id), pathIn(dir, id)]) {
      const { code, out, err } = await runCli(["verify", what, "--archive", dir]);
      expect(code, err).toBe(0);
      expect(unwrapped(out)).toContain("Whether the recorder told the truth, no file can show.");
      expect(unwrapped(out)).toContain("told.example, served: 8 versions of 4 pages");
      expect(unwrapped(out)).toContain("the key of the archive in which it lies");
    }
    const refused = await runCli(["verify", id, "--archive", dir, "--render"]);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain("--render takes a certificate");
  });

  it("says FALSE and where, of another key and of a lie", async () => {
    const dir = temporaryDirectory();
    const other = temporaryDirectory();
    const id = await makeTestimony(dir, "source");
    await makeTestimony(other, "source");
    const key = join(other, "keys", "archive-key.pub.pem");
    const { code, out } = await runCli(["verify", id, "--archive", dir, "--key", key]);
    expect(code).toBe(1);
    expect(out).toContain("signature.publicKey: the testimony is signed with another key than the one given");
  });

  it("takes a package with a testimony, and so does the second verifier", async () => {
    const dir = temporaryDirectory();
    const id = await makeTestimony(dir, "source");
    const out = join(dir, "told.wacz");
    const exported = await runCli(["export", "wacz", "--output", out, "--archive", dir]);
    expect(exported, exported.err).toMatchObject({ code: 0 });
    const wacz = await openWacz(out);
    const result = await verifyPackage(wacz);
    wacz.close();
    expect(result.findings).toEqual([]);
    expect(result.statements.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^captures\/\d+\/testimony\.json$/),
    ]);
    expect(secondOpinion(out)).toMatchObject({ code: 0, err: "" });
    const home = temporaryDirectory();
    const taken = await runCli(["import", out, "--archive", home]);
    expect(taken, taken.err).toMatchObject({ code: 0 });
    await trueByBoth(home, id);
  });

  it("sets versions apart whose records were removed by order", async () => {
    const dir = temporaryDirectory();
    const id = await makeTestimony(dir, "source");
    const argv = ["warc", "remove", "--capture", id, "--url", toldUrl("/made"), "--reason", "privacy"];
    const removed = await runCli([...argv, "--archive", dir]);
    expect(removed, removed.err).toMatchObject({ code: 0 });
    const { said, second } = await trueByBoth(dir, id);
    expect(said.testimony).toMatchObject({ versions: 5, removed: 1 });
    expect(second.line).toContain("1 removed by order");
  });
});
