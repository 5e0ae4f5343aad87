// The repository against a checker that was written from OAI-PMH 2.0 alone, and the checker against repositories with one
// fault each.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { memoryArchive, MemoryIndex } from "../support/archives/memory-archive.js";
import { checkOai } from "../support/oai-checker/check-oai.js";
import type { AskRepository } from "../support/oai-checker/examined.js";
import { OAI_FAULTS, withFault } from "../support/oai-checker/faults.js";
import { AS_OF, makeReport } from "../support/samples/reports.js";

const DAY = 86_400_000;
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";

/** Three captures of two sites, one of more pages than one answer holds, one with a page whose record is gone. */
async function someArchive(): Promise<Archive> {
  const index = new MemoryIndex();
  const shapes = [
    { capture: "c1", site: "demo.example", pages: 3, at: AS_OF },
    { capture: "c2", site: "127.0.0.1:8080", pages: 205, at: AS_OF + DAY },
    { capture: "c3", site: "demo.example", pages: 2, at: AS_OF + 3 * DAY },
  ];
  const reports = shapes.map(({ capture, site, pages, at }) => {
    const report = makeReport({ pages, urlOf: (i) => `http://${site}/${capture}/${i}?a=1&b=%3C` });
    const moved = report.pages.map((page) => ({
      ...page,
      kind: "document" as const,
      contentType: "text/html",
      visitAt: page.visitAt! + at - AS_OF,
    }));
    const times = { startedAt: report.startedAt + at - AS_OF, finishedAt: report.finishedAt + at - AS_OF };
    return { ...report, ...times, asOf: at, capture, site, seeds: [`http://${site}/`], pages: moved };
  });
  for (const { capture, pages } of reports)
    for (const [i, page] of pages.entries())
      if (capture !== "c1" || i > 0)
        index.add(page.url, page.visitAt, HTML, `<title>Page ${i} &amp; more</title>`);
  const archive = memoryArchive(index, { reports });
  const said = { title: ['Demo & "more" <b>'], creator: ["A", "B"], rights: ["all ]]> of them"] };
  await archive.descriptions.put({ kind: "site", site: "demo.example" }, said, instant(AS_OF + DAY / 2));
  await archive.descriptions.put(
    { kind: "capture", capture: "c3" },
    { subject: ["x"] },
    instant(AS_OF + 5 * DAY),
  );
  return archive;
}

const ask: AskRepository = async (uri, form) => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await fetch(uri, form === undefined ? {} : { method: "POST", body: form, headers });
  const contentType = answer.headers.get("content-type") ?? "";
  return { status: answer.status, contentType, body: await answer.text() };
};

const opened: RunningServers[] = [];
async function serve(archive: Archive, token?: string): Promise<string> {
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
  const servers = await startServers({ ...places, ...(token !== undefined && { token }) });
  opened.push(servers);
  return `${servers.replayUrl}/oai`;
}
afterAll(() => Promise.all(opened.map((servers) => servers.close())));

describe("a served archive keeps every rule of the protocol", () => {
  it("in the open and behind a token, which no record passes on", async () => {
    const archive = await someArchive();
    const open = await serve(archive);
    expect(await checkOai(open, ask)).toEqual([]);
    const guarded = await serve(archive, "a-token-of-some-length");
    const { body } = await ask(`${guarded}?verb=ListRecords&metadataPrefix=oai_dc`);
    const [, secret] = /\/(~[^/]+)\//.exec(guarded)!;
    expect(body).not.toContain(`${secret}/2`);
    expect(body.match(/<record>/g)).toHaveLength(100);
    const shown = (await ask(`${open}?verb=ListRecords&metadataPrefix=oai_dc`)).body;
    expect(shown).toMatch(/<dc:identifier>http:\/\/127\.0\.0\.1:\d+\/\d{17}\/http:\/\/demo\.example\/c1\/1/);
  });

  it("with the titles, words and verdicts of what it lists, and deleted where a record is gone", async () => {
    const base = await serve(await someArchive());
    const of = async (identifier: string): Promise<string> =>
      (await ask(`${base}?verb=GetRecord&metadataPrefix=oai_dc&identifier=${encodeURIComponent(identifier)}`))
        .body;
    const capture = await of("urn:isochron:capture:c3");
    expect(capture).toContain(
      "<dc:creator>A</dc:creator>\n<dc:creator>B</dc:creator>\n<dc:subject>x</dc:subject>",
    );
    expect(capture).toContain(
      "<dc:title>Demo &amp; &quot;more&quot; &lt;b&gt; as of 2026-11-18T12:31:07.412Z</dc:title>",
    );
    expect(capture).toContain("<datestamp>2026-11-20T12:31:07Z</datestamp>");
    expect(capture).toContain("2 of 2 pages were seen identical before and after 2026-11-18T12:31:07.412Z;");
    const page = (i: number): string =>
      `urn:isochron:capture:c1:page:${encodeURIComponent(`http://demo.example/c1/${i}?a=1&b=%3C`)}`;
    const held = await of(page(1));
    expect(held).toContain("<dc:title>Page 1 &amp; more</dc:title>");
    expect(held).toContain(
      "<dc:description>sharp at 2026-11-15T12:31:07.412Z: two complete, identical responses",
    );
    expect(await of(page(0))).toMatch(/<header status="deleted">[^]*<\/header>\n<\/record>/);
    expect(await of(page(9))).toContain('<error code="idDoesNotExist">');
  });

  it("when there is nothing", async () => {
    const base = await serve(memoryArchive(new MemoryIndex()));
    const said = async (query: string): Promise<string> => (await ask(`${base}?${query}`)).body;
    expect(await said("verb=Identify")).toContain("<earliestDatestamp>1970-01-01T00:00:00Z<");
    expect(await said("verb=ListRecords&metadataPrefix=oai_dc")).toContain('code="noRecordsMatch"');
    expect(await said("verb=ListSets")).toContain("<setSpec>captures</setSpec>");
  });
});

describe("the checker notices", () => {
  let base: string;
  const answers = new Map<string, ReturnType<AskRepository>>();
  /** The repository answers each question once; it is the checker that is examined here. */
  const remembered: AskRepository = (uri, form) => {
    const question = `${uri} ${form ?? ""}`;
    if (!answers.has(question)) answers.set(question, ask(uri, form));
    return answers.get(question)!;
  };
  beforeAll(async () => {
    base = await serve(await someArchive());
  });

  it.each(OAI_FAULTS)("$rule: $name", async (fault) => {
    const found = await checkOai(base, withFault(remembered, fault));
    expect(found.map(({ rule }) => rule)).toContain(fault.rule);
  });

  it("nothing where nothing is wrong", async () => {
    const none = { name: "none", rule: "", spoil: <T>(answer: T): T => answer };
    expect(await checkOai(base, withFault(remembered, none))).toEqual([]);
  });
});
