// What captured pages link to and the scope takes must be listed: verify reads the documents again and names what is not.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urlHash } from "#formats/traps/link-rules.js";
import { HOST_SCOPE, type CaptureSettings } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate, type Verification } from "#verify/index.js";
import {
  describeWarc,
  editBlock,
  field,
  readForgery,
  seal,
  writeForgery,
  writeRecords,
  type Forgery,
} from "../../support/archives/tampering.js";
import { editRow, inventRefusal, notesWith, omit, resettle } from "../../support/forgeries/omitting.js";
import { LEAVES, LINKED_WEB } from "../../support/sites/linked-web.js";
import { captureWeb, ScriptedWeb } from "../../support/sites/scripted-web.js";

let dir = "";
let original: Forgery;

async function captured(settings: Partial<CaptureSettings>, web = LINKED_WEB): Promise<string> {
  const place = mkdtempSync(join(dir, "capture-"));
  const archive = await openArchive(place);
  try {
    await captureWeb(new ScriptedWeb(web), archive, { seeds: ["http://a.test/"], settings });
  } finally {
    await archive.close();
  }
  return place;
}

function certificateIn(place: string): string {
  return join(place, "captures", readdirSync(join(place, "captures"))[0]!, "certificate.json");
}

async function verified(settings: Partial<CaptureSettings>, web = LINKED_WEB): Promise<Verification> {
  const place = await captured(settings, web);
  return verifyCertificate(certificateIn(place), { root: place });
}

async function verdictOn(forge: (forgery: Forgery) => void): Promise<Verification> {
  const { certificate, records } = structuredClone(original);
  const forgery = { certificate, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
  forge(forgery);
  const warc = writeRecords(forgery.records);
  describeWarc(forgery.certificate, warc, forgery.records.length);
  seal(forgery.certificate);
  const place = mkdtempSync(join(dir, "forged-"));
  const path = writeForgery(place, forgery.certificate, forgery.certificate.warcs[0]!.file, warc);
  return verifyCertificate(path, { root: place });
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-omitted-"));
  const place = await captured({});
  original = readForgery(certificateIn(place), place);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const WHOLE = { isChecked: true, omitted: 0, named: [] };

describe("an honest capture", () => {
  it("lists what is linked in any way, or says on record what kept it out", async () => {
    const { findings, denominator } = await verdictOn(() => undefined);
    expect(findings).toEqual([]);
    expect(denominator).toMatchObject({ ...WHOLE, partsOnTrust: 0 });
    const listed = original.certificate.pages.map(({ url }) => url);
    for (const path of [
      "canonical",
      "based/deeper/leaf",
      "large.png",
      "moved/here",
      "refreshed",
      "shelf",
      "frame",
    ])
      expect(listed).toContain(`http://a.test/${path}`);
    expect(listed).toContain("http://cdn.test/more.css");
    expect(listed).not.toContain("http://a.test/only-in-the-frame");
    // The second page that stands for a missing one is not followed: only the first, which nobody knew yet, is.
    expect(listed.filter((url) => url.includes("/lost/"))).toEqual([
      expect.stringMatching(/lost\/1$/) as string,
      expect.stringMatching(/lost\/2$/) as string,
    ]);
    expect(listed.some((url) => /jsessionid|2060|b\.test/.test(url))).toBe(false);
  });

  it.each<[string, Partial<CaptureSettings>]>([
    ["of a domain", { scope: { ...HOST_SCOPE, kind: "domain" } }],
    ["with a hop out", { scope: { ...HOST_SCOPE, hops: 1 } }],
    ["of whatever is linked", { scope: { ...HOST_SCOPE, kind: "any" } }],
    ["of a SURT prefix", { scope: { ...HOST_SCOPE, kind: "surt", surtPrefixes: ["http://(test,a,"] } }],
    ["no deeper than a link", { scope: { ...HOST_SCOPE, maxDepth: 1 } }],
    [
      "with patterns",
      { scope: { ...HOST_SCOPE, include: ["/leaves/", "/shelf$", "/$"], exclude: ["-c", "[.]css$"] } },
    ],
    ["that leaves out what a session hides", { scope: { ...HOST_SCOPE, exclude: ["/shelf$"] } }],
    ["of few pages", { maxPages: 4 }],
    ["in one pass", { passes: 1 }],
  ])("%s is whole", async (_name, settings) => {
    const { findings, denominator } = await verified(settings);
    expect(findings).toEqual([]);
    expect(denominator).toMatchObject(WHOLE);
  });

  it("takes no URL that its scope leaves out, with a session in it or without", async () => {
    const place = await captured({ scope: { ...HOST_SCOPE, exclude: ["/shelf$"] } });
    const { certificate } = readForgery(certificateIn(place), place);
    expect(certificate.pages.some(({ url }) => url.includes("/shelf"))).toBe(false);
  });

  it("whose pattern cannot be tried in time is not judged", async () => {
    const scope = { ...HOST_SCOPE, exclude: ["(a+)+$"] };
    const web = { "http://a.test/": `<a href="/${"a".repeat(40)}!">x</a>` };
    const forged = await captured({}, web);
    const { certificate, records } = readForgery(certificateIn(forged), forged);
    resettle({ certificate, records }, (settings) => (settings["scope"] = scope));
    const warc = writeRecords(records);
    describeWarc(certificate, warc, records.length);
    seal(certificate);
    const path = writeForgery(forged, certificate, certificate.warcs[0]!.file, warc);
    const { denominator } = await verifyCertificate(path, { root: forged });
    expect(denominator).toEqual({
      isChecked: false,
      why: expect.stringContaining("takes too long") as string,
    });
  });
});

const LEAF = LEAVES[3]!;
const hostShape = "a.test";

describe("a page left out with all its records", () => {
  it.each([
    ["linked from a page", LEAF, "http://a.test/leaves/"],
    ["by the base of a page", "http://a.test/based/side", "http://a.test/based/"],
    ["as canonical", "http://a.test/canonical", "http://a.test/based/"],
    ["by a redirect", "http://a.test/moved/here", "http://a.test/moved"],
    ["by a refresh", "http://a.test/refreshed", "http://a.test/refresh"],
    ["in a srcset", "http://a.test/large.png", "http://a.test/styled"],
    ["in a style sheet", "http://cdn.test/bg.png", "http://cdn.test/s.css"],
    ["by a session", "http://a.test/shelf", "http://a.test/"],
  ])("%s is found and named", async (_name, url, from) => {
    const { ok, findings, denominator } = await verdictOn((f) => omit(f, url));
    expect(ok).toBe(false);
    expect(findings[0]).toMatchObject({
      line: "pages",
      message: expect.stringMatching(/^omitted: /) as string,
    });
    const named = url.endsWith("/shelf") ? expect.stringContaining("/shelf;jsessionid=") : url;
    expect(denominator).toMatchObject({ isChecked: true, omitted: 1, named: [{ url: named, from }] });
  });

  it("names twenty and counts all", async () => {
    const { findings, denominator } = await verdictOn((f) => LEAVES.forEach((url) => omit(f, url)));
    expect(denominator).toMatchObject({ omitted: LEAVES.length });
    expect(denominator.isChecked && denominator.named.length).toBe(20);
    expect(findings.at(-1)!.message).toBe(`${LEAVES.length} linked pages in scope are in no list`);
  });

  it.each([
    ["calendar", "a.test/leaves/leaf-da"],
    ["pagination", "a.test/leaves/leaf-da"],
    ["shape-budget", "a.test/leaves/leaf-da"],
    ["session-id", "a.test/leaves/leaf-da"],
    ["link-spam", "a.test/leaves/leaf-da"],
    ["mirror-host", "a.test/leaves/leaf-da"],
    ["soft-404", hostShape],
    ["frontier-full", hostShape],
    ["excluded", hostShape],
  ])("is found when %s is said to have kept it out", async (code, shape) => {
    const { denominator, findings } = await verdictOn((f) => {
      omit(f, LEAF);
      inventRefusal(f, code, shape, urlHash(LEAF));
    });
    expect(denominator).toMatchObject({ omitted: 1, named: [{ url: LEAF, said: [code] }] });
    expect(findings[0]!.message).toContain(`${code} kept it out is on record and not so`);
  });

  it("is found when the page that links to it is labelled a missing one", async () => {
    const { denominator } = await verdictOn((f) => {
      omit(f, LEAF);
      inventRefusal(f, "soft-404", hostShape, urlHash(LEAF));
      for (const record of f.records)
        if (
          field(record, "WARC-Target-URI") === "http://a.test/leaves/" &&
          field(record, "WARC-Type") === "metadata"
        )
          editBlock(record, "pass: ", "label: soft-404\r\npass: ");
    });
    expect(denominator).toMatchObject({ omitted: 1, named: [{ url: LEAF }] });
  });

  it("is found when the page that links to it is called a part of others", async () => {
    const { denominator } = await verdictOn((f) => {
      omit(f, LEAF);
      editRow(f, "http://a.test/leaves/", (row) => (row[1] = "requisite"));
    });
    expect(denominator).toMatchObject({ omitted: 1, named: [{ url: LEAF, from: "http://a.test/leaves/" }] });
  });

  it("is found when the look that shows the link is not listed", async () => {
    const { ok, denominator } = await verdictOn((f) => {
      omit(f, LEAF);
      const page = f.certificate.pages.find(({ url }) => url === "http://a.test/leaves/")!;
      page.records = [];
    });
    expect(ok).toBe(false);
    expect(denominator).toMatchObject({ omitted: 1 });
  });
});

describe("settings narrowed to hide a page", () => {
  const narrowed = (rules: Record<string, unknown>) => (f: Forgery) => {
    omit(f, LEAF);
    resettle(f, (settings) => (settings["scope"] = { ...HOST_SCOPE, ...rules }));
  };

  it.each([
    ["a folder left out", { exclude: ["/leaves/"] }, "excluded"],
    ["a depth", { maxDepth: 1 }, "too-deep"],
    ["a folder asked for", { include: ["/based"] }, "not-included"],
    ["another reach", { kind: "surt", surtPrefixes: ["http://(test,z,"] }, "out-of-scope"],
  ])("by %s are contradicted by what the capture took", async (_name, rules, code) => {
    const { findings } = await verdictOn(narrowed(rules));
    expect(findings.find(({ line }) => line === "settings.scope")?.message).toContain(`(${code})`);
  });

  it("to that page alone are contradicted by the refusals on record", async () => {
    const { denominator } = await verdictOn(narrowed({ exclude: ["leaf-da$"] }));
    expect(denominator).toMatchObject({ omitted: 1, named: [{ url: LEAF }] });
  });

  it("to that page alone, with a refusal made up, pass: the scope is printed, and only a time stamp of the start tells", async () => {
    const { ok, denominator } = await verdictOn((f) => {
      narrowed({ exclude: ["leaf-da$"] })(f);
      inventRefusal(f, "excluded", hostShape, urlHash(LEAF));
    });
    expect(ok).toBe(true);
    expect(denominator).toMatchObject(WHOLE);
  });
});

describe("the ways to pages", () => {
  it.each<[string, (row: unknown[]) => void]>([
    ["deeper than the page it was found on leads", (row) => (row[2] = 9)],
    ["found on no page", (row) => (row[3] = null)],
    ["found on a page that was not known", (row) => (row[3] = "http://a.test/nowhere")],
  ])("a page %s is told", async (_name, edit) => {
    const { findings } = await verdictOn((f) => editRow(f, LEAF, edit));
    expect(findings[0]).toMatchObject({
      line: "pages",
      message: expect.stringContaining("does not lead there") as string,
    });
  });

  it("a seed that is not known is told", async () => {
    const { findings } = await verdictOn((f) => {
      f.certificate.seeds.push("http://a.test/other");
      for (const record of notesWith(f, "isochron-capture"))
        editBlock(record, '"seeds":["http://a.test/"', '"seeds":["http://a.test/","http://a.test/other"');
    });
    expect(findings.map(({ line }) => line)).toContain("seeds");
  });
});

describe("what cannot be checked is said and makes nothing false", () => {
  it("of a capture that does not name its rules", async () => {
    const { ok, denominator } = await verdictOn((f) => {
      omit(f, LEAF);
      resettle(f, (settings) => delete settings["linkRules"]);
    });
    expect(ok).toBe(true);
    expect(denominator).toEqual({
      isChecked: false,
      why: expect.stringContaining("do not name the rules") as string,
    });
  });

  it("of one that names rules of another time", async () => {
    const { denominator } = await verdictOn((f) =>
      resettle(f, (settings) => (settings["linkRules"] = "isochron-links/9")),
    );
    expect(denominator).toEqual({
      isChecked: false,
      why: expect.stringContaining("isochron-links/9") as string,
    });
  });
});
