import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkWacz, openArchive, openWacz } from "#store/index.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { RepeatedSite } from "../../support/captures/repeated-captures.js";
import { runCli } from "../../support/test-io.js";

const T0 = Date.parse("2026-03-01T00:00:00Z");

async function filledArchive(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(someCapture("c1"));
  const sink = await archive.warcs.open("c1");
  for (const path of ["/open", "/secret", "/secret/below", "/list"])
    await sink.writeExchange(someExchange(pageUrl(path), T0, httpBytes(`<title>text of ${path}</title>`)));
  await sink.writeMetadata("urn:isochron:capture:c1:frontier", { pages: pageUrl("/secret") }, T0 as never);
  await archive.close();
  return dir;
}

const SECRET = pageUrl("/secret");

describe("rules", () => {
  it("are added, listed, checked and taken away, each change on record", async () => {
    const dir = await filledArchive();
    const run = async (...argv: string[]): Promise<string> => {
      const { code, out, err } = await runCli(["rules", ...argv, "--archive", dir]);
      expect([code, err]).toEqual([0, ""]);
      return out;
    };
    expect(await run("list")).toBe("no rules: everything is open to every reader\n");
    await run("add", `${SECRET}/`, "--block", "By order.", "--by", "Anna");
    await run("add", SECRET, "--match", "exact", "--group", "room", "--allow", "--by", "Anna");
    expect(await run("list")).toContain('r1  block "By order."');
    expect(await run("check", SECRET, "--at", "2026")).toContain("blocked (r1): By order.");
    expect(await run("check", SECRET, "--at", "2026", "--for", "room")).toContain("  open\n");
    expect(await run("check", pageUrl("/secrets"), "--at", "2026")).toContain("  open\n");
    await run("remove", "r1", "--by", "Berta");
    expect(await run("check", SECRET, "--at", "2026")).toContain("  open\n");
    const lines = readFileSync(join(dir, "access-rules.log.jsonl"), "utf8").trimEnd().split("\n");
    const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(log).toMatchObject([
      { by: "Anna", add: { id: "r1", access: "block" } },
      { by: "Anna", add: { id: "r2", groups: ["room"] } },
      { by: "Berta", remove: { id: "r1" } },
    ]);
    expect(log.slice(1).map(({ before }) => before)).toEqual(log.slice(0, -1).map(({ after }) => after));
  });

  const wrong: [rule: object, problem: RegExp][] = [
    [{ id: "a", access: "block" }, /rule 1 \(a\): block needs a message/],
    [{ id: "a", access: "embargo" }, /needs until .* or after/],
    [{ id: "a", access: "embargo", after: "1 year" }, /after: expected a span such as P1Y/],
    [{ id: "a", access: "embargo", until: "soon" }, /until: expected 2026-11-15/],
    [{ id: "a", access: "allow", surt: "http://example.org/" }, /surt must be a key such as/],
    [{ id: "a", access: "allow", url: "http://x.org/", surt: "org,x)/" }, /give one of them/],
    [{ id: "a", access: "allow", from: "2027-01-01", to: "2026-01-01" }, /from is later than to/],
    [{ id: "a", access: "deny" }, /access: /],
    [{ id: "a", access: "allow", grups: ["x"] }, /grups/],
  ];
  it.each(wrong)("that are not quite right are refused in one line: %j", async (rule, problem) => {
    const dir = await filledArchive();
    const file = { format: "isochron-access-rules/1", rules: [rule] };
    writeFileSync(join(dir, "access-rules.json"), JSON.stringify(file));
    const { code, err } = await runCli(["rules", "list", "--archive", dir]);
    expect(code).toBe(2);
    expect(err).toMatch(problem);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("an export for some readers", () => {
  it("holds no record, no address and no count of what is not open to them", async () => {
    const dir = await filledArchive();
    await runCli(["rules", "add", SECRET, "--block", "By order.", "--archive", dir]);
    await runCli(["rules", "add", pageUrl("/list"), "--match", "exact", "--unlist", "--archive", dir]);
    const warc = join(dir, "part.warc.gz");
    const argv = ["export", "warc", "--archive", dir, "--output", warc, "--force"];
    expect((await runCli([...argv, "--for", "public"])).code).toBe(0);
    const text = gunzipSync(readFileSync(warc)).toString("latin1");
    expect(text).toContain("text of /open");
    expect(text).not.toMatch(/secret|\/list|urn:isochron:capture/);
    await runCli(argv);
    expect(gunzipSync(readFileSync(warc)).toString("latin1")).toContain("text of /secret/below");
  });

  it("as files or as a list names nothing of it either", async () => {
    const dir = temporaryDirectory();
    const archive = join(dir, "archive");
    const site = new RepeatedSite(archive);
    await site.capture();
    const hidden = "http://still.test/page-b";
    await runCli(["rules", "add", hidden, "--block", "By order.", "--archive", archive]);
    const told = async (...flags: string[]): Promise<string[]> => {
      const place = join(dir, `copy${flags.length}`);
      const list = join(dir, `list${flags.length}.csv`);
      expect(await runCli(["export", "files", place, "--archive", archive, ...flags])).toMatchObject({
        code: 0,
      });
      const argv = ["export", "catalogue", "--pages", "--output", list, "--archive", archive];
      expect(await runCli([...argv, ...flags])).toMatchObject({ code: 0 });
      const manifest = JSON.parse(readFileSync(join(place, "manifest.json"), "utf8")) as {
        pages: { url: string }[];
      };
      const listed = readFileSync(list, "utf8").includes(hidden) ? ["listed"] : [];
      const isCopied = manifest.pages.some(({ url }) => url === hidden);
      return [
        ...listed,
        ...(isCopied ? ["copied"] : []),
        ...(existsSync(join(place, "proof")) ? ["proof"] : []),
      ];
    };
    expect(await told()).toEqual(["listed", "copied", "proof"]);
    expect(await told("--for", "public")).toEqual([]);
  });

  it("is a package that says it is a part, and can be checked", async () => {
    const dir = await filledArchive();
    await runCli(["rules", "add", SECRET, "--block", "By order.", "--archive", dir]);
    const output = join(dir, "part.wacz");
    const argv = ["export", "wacz", "--archive", dir, "--output", output, "--for", "public"];
    const { code, out } = await runCli(argv);
    expect([code, out.includes("1 WARC file, 2 pages, 0 reports")]).toEqual([0, true]);
    expect(await checkWacz(output)).toEqual([]);
    expect(readFileSync(output).includes("secret")).toBe(false);
    const names = [...(await openWacz(output)).entries.keys()];
    expect(names.filter((name) => /report|certificate/.test(name))).toEqual([]);
  });
});
