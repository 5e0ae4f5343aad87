// Every endpoint of Memento against a checker that was written from RFC 7089 alone, and the checker against servers
// with one fault each.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FormatError } from "#errors.js";
import type { PageUrl } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../support/archives/archives.js";
import { fillArchive } from "../support/archives/filled-archive.js";
import { memoryArchive, MemoryIndex } from "../support/archives/memory-archive.js";
import { checkMemento } from "../support/memento-checker/check-memento.js";
import { DIRECT_FAULTS, MOMENT_FAULTS } from "../support/memento-checker/moment-faults.js";
import { FAULTS, spoiled } from "../support/memento-checker/faults.js";
import type { AskServer, Examined } from "../support/memento-checker/findings.js";
import { makeReport } from "../support/samples/reports.js";
import { captured } from "../support/samples/sightings.js";
import { ask } from "../support/sites/ask.js";

const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const HELD = "http://site.test/page?x=1&y=%20";
const ABSENT = "http://site.test/absent";
const AT = Date.UTC(2026, 10, 15, 12, 31, 7, 412);
const DAY = 86_400_000;

/** Pages come and go, move, and are captured twice within a second. */
function history(): MemoryIndex {
  const index = new MemoryIndex();
  for (const [i, head] of [
    HTML,
    "HTTP/1.1 404 Not Found",
    HTML,
    "HTTP/1.1 301 Moved\nLocation: /new",
    HTML,
  ].entries())
    index.add(HELD, AT + i * 30 * DAY, head, `state ${i}`);
  index.add(HELD, AT + 200 * DAY, HTML, "a");
  index.add(HELD, AT + 200 * DAY + 2_600, HTML, "b");
  // Of two around the beginning of a second the second's own is meant, though the other is nearer to its beginning.
  index.add(HELD, AT + 250 * DAY - 412 + 900, HTML, "c");
  index.add(HELD, AT + 250 * DAY - 412 + 1_990, HTML, "d");
  index.add(HELD, AT + 300 * DAY, "HTTP/1.1 304 Not Modified");
  index.add("http://site.test/PAGE?x=1&y=%20", AT + 400 * DAY, HTML, "another page with the same key");
  return index;
}

const [STYLE, HOUR] = ["http://site.test/s.css", 3_600_000];

/** Two looks show the same, then the page changes; its style is seen at other times. One look in between is an error. */
async function sightedArchive(): Promise<Archive> {
  const index = new MemoryIndex();
  const archive = memoryArchive(index, { reports: [makeReport({ pages: 1 })] });
  const captureId = (await archive.catalog.captures.list())[0]!.id;
  let seq = 0;
  const look = async (url: string, at: number, body: string): Promise<void> => {
    const { file, offset, length } = index.add(url, at, HTML, body);
    const records = [{ type: "response", id: "<urn:x>", file, offset, length }] as const;
    const sighting = { ...captured(body.slice(-1), at, at + 30), records };
    await archive.catalog.sightings.add({ ...sighting, url: url as PageUrl, captureId, seq: seq++ });
  };
  for (const [hours, body] of [
    [0, "a"],
    [2, "a"],
    [9, "b"],
    [20, "b"],
    [30, "c"],
  ] as const)
    await look(HELD, AT + hours * HOUR, `<link rel=stylesheet href=/s.css><a href=/x>x</a>${body}`);
  for (const [hours, body] of [
    [1, "y"],
    [12, "z"],
    [18, "z"],
  ] as const)
    await look(STYLE, AT + hours * HOUR, body);
  index.add(HELD, AT + 15 * HOUR, "HTTP/1.1 503 Busy", "busy");
  await archive.catalog.requisites.setRequisites(captureId, HELD as PageUrl, [STYLE as PageUrl]);
  return archive;
}

const askUri: AskServer = (uri, headers, method) => {
  const { origin } = new URL(uri);
  return ask(origin, uri.slice(origin.length), headers, method);
};

function examined({ replayUrl }: RunningServers): Examined {
  return { ask: askUri, base: `${replayUrl}/` };
}

const opened: RunningServers[] = [];
async function serve(options: Parameters<typeof startServers>[0]): Promise<Examined> {
  const servers = await startServers({ ...options, port: 0, replayPort: 0, webDir: "/nonexistent" });
  opened.push(servers);
  return examined(servers);
}
afterAll(() => Promise.all(opened.map((servers) => servers.close())));

const PAGES = { held: HELD, absent: ABSENT };

describe("a served archive keeps every rule", () => {
  it.each(["redirect", "direct"] as const)("when the TimeGate answers so: %s", async (timeGate) => {
    const server = await serve({ archive: memoryArchive(history()), timeGate });
    expect(await checkMemento(server, PAGES)).toEqual([]);
    const { status } = await askUri(`${server.base}timegate/${HELD}`);
    expect(status).toBe(timeGate === "direct" ? 200 : 302);
  });

  it("behind a token, and where all sites share an origin", async () => {
    const archive = memoryArchive(history());
    const guarded = await serve({ archive, token: "a-token-of-some-length" });
    expect(guarded.base).toContain("/~");
    expect(await checkMemento(guarded, PAGES)).toEqual([]);
    expect(await checkMemento(await serve({ archive, replayDomain: "none" }), PAGES)).toEqual([]);
  });

  it("on disk, with revisits", async () => {
    const archive = await openArchive(temporaryDirectory());
    const page = { url: HELD, head: HTML, body: "<p>x</p>" };
    await fillArchive(archive, makeReport({ pages: 1, verdictOf: () => "sharp" }), [page]);
    expect(await checkMemento(await serve({ archive }), PAGES)).toEqual([]);
    await archive.close();
  });

  it("with a list of several pages", async () => {
    const index = new MemoryIndex();
    for (let i = 0; i < 20_003; i++) index.add(HELD, AT + i * 61_000, HTML, "x");
    const server = await serve({ archive: memoryArchive(index) });
    const first = await askUri(`${server.base}timemap/link/${HELD}`);
    expect(first.body.match(/rel="[^"]*memento"/g)).toHaveLength(10_000);
    expect(first.body).toContain(`<${server.base}timemap/link/2/${HELD}>; rel="next timemap"`);
    const last = await askUri(`${server.base}timemap/link/3/${HELD}`);
    expect(last.body.match(/rel="[^"]*memento"/g)).toHaveLength(3);
    expect((await askUri(`${server.base}timemap/link/4/${HELD}`)).status).toBe(404);
    expect(await checkMemento(server, PAGES)).toEqual([]);
  });
});

describe("between mementos, where a moment is chosen, every rule is kept", () => {
  it.each(["redirect", "direct"] as const)("when the TimeGate answers so: %s", async (timeGate) => {
    const server = await serve({ archive: await sightedArchive(), timeGate });
    expect(await checkMemento(server, PAGES)).toEqual([]);
    const headers = { "accept-datetime": new Date(AT + 16 * HOUR).toUTCString() };
    const { status, headers: told } = await askUri(`${server.base}timegate/${HELD}`, headers);
    // Document and style are both known then, and no memento has this time; a date means the middle of its second.
    expect([status, told["location"] ?? told["content-location"]]).toEqual([
      timeGate === "direct" ? 200 : 302,
      `/20261116043107500/${HELD}`,
    ]);
  });

  it("where the record that answers cannot be read, and the one given is another", async () => {
    const archive = await sightedArchive();
    const { index } = archive;
    const isLost = ({ at }: { at: number }): boolean => at === AT + 9 * HOUR || at === AT + 20 * HOUR;
    const damaged = {
      lookup: index.lookup.bind(index),
      walk: index.walk.bind(index),
      open: (entry: IndexEntry) =>
        isLost(entry) ? Promise.reject(new FormatError("torn", entry.file, entry.offset)) : index.open(entry),
    };
    const server = await serve({ archive: { ...archive, index: { ...index, ...damaged } as never } });
    const headers = { "accept-datetime": new Date(AT + 16 * HOUR).toUTCString() };
    const gate = await askUri(`${server.base}timegate/${HELD}`, headers);
    const target = new URL(String(gate.headers["location"]), server.base).href;
    const dated = new RegExp(
      `<${target.replace(/[.?*+$^|()[\]{}\\]/g, "\\$&")}>; rel="[^"]*"; datetime="([^"]*)"`,
    );
    const { headers: own } = await askUri(target);
    expect(own["memento-datetime"]).toBe(dated.exec(String(gate.headers["link"]))?.[1]);
  });
});

describe("the checker notices", () => {
  let server: Examined;
  beforeAll(async () => {
    server = await serve({ archive: memoryArchive(history()) });
  });

  it.each(FAULTS)("$rule: $name", async (fault) => {
    const found = await checkMemento({ ...server, ask: spoiled(server.ask, fault) }, PAGES);
    expect(found.map(({ rule }) => rule)).toContain(fault.rule);
  });

  it.each([
    ...MOMENT_FAULTS.map((fault) => ({ ...fault, timeGate: "redirect" as const })),
    ...DIRECT_FAULTS.map((fault) => ({ ...fault, timeGate: "direct" as const })),
  ])("between mementos, $rule: $name", async ({ timeGate, ...fault }) => {
    const sighted = await serve({ archive: await sightedArchive(), timeGate });
    const found = await checkMemento({ ...sighted, ask: spoiled(sighted.ask, fault) }, PAGES);
    expect(found.map(({ rule }) => rule)).toContain(fault.rule);
  });

  it("nothing where nothing is wrong", async () => {
    const none = { name: "none", rule: "", spoil: <T>(answer: T): T => answer };
    expect(await checkMemento({ ...server, ask: spoiled(server.ask, none) }, PAGES)).toEqual([]);
  });
});
