// The search route: what it answers is what its schema says, and rules of access hold on the way to it.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readerArchive } from "#access/index.js";
import { surt } from "#formats/index.js";
import { instant, type AccessRule } from "#model/index.js";
import { searchAnswerSchema } from "#server/search-schema.js";
import { makeUiServer } from "#server/ui-server.js";
import { SearchFile } from "#store/catalog/local-catalog.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { searchedPage } from "../../support/search/pages.js";
import { withTempDir } from "../../support/temp-dir.js";

const BLOCKED: AccessRule = {
  id: "b",
  surt: surt("http://a.example/secret"),
  match: "exact",
  collection: null,
  from: null,
  to: null,
  groups: null,
  access: { kind: "block", message: "By order." },
};

interface Asked {
  readonly status: number;
  readonly body: unknown;
}

function withServer(work: (ask: (query: string) => Promise<Asked>) => Promise<void>): Promise<void> {
  return withTempDir(async (dir) => {
    const search = new SearchFile(join(dir, "search.sqlite"), "write");
    await search.put([
      searchedPage("http://a.example/", [
        [1000, "<b>flood</b> of 東京"],
        [2000, "dry land"],
      ]),
      searchedPage("http://a.example/secret", [[1000, "flood hidden"]]),
    ]);
    const whole = memoryArchive(new MemoryIndex(), { search, rules: () => [BLOCKED] });
    const archive = readerArchive(whole, { group: "public", clock: { now: () => instant(5000) } });
    const server = makeUiServer({
      archive,
      host: "127.0.0.1",
      token: null,
      files: null,
      replayUrl: () => "http://replay.example/replay",
      logger: { log: () => undefined },
    });
    try {
      await work(async (query) => {
        const answer = await server.inject({ url: `/api/search?${query}`, headers: { host: "127.0.0.1" } });
        return { status: answer.statusCode, body: answer.json() as unknown };
      });
    } finally {
      await server.close();
      search.close();
    }
  });
}

describe("GET /api/search", () => {
  it("answers by its schema, without what is kept from the reader", () =>
    withServer(async (ask) => {
      const { status, body } = await ask("q=flood");
      const answer = searchAnswerSchema.parse(body);
      expect(status).toBe(200);
      expect(answer.total).toEqual({ count: 1, isExact: true });
      expect(answer.hits).toMatchObject([
        { url: "http://a.example/", replayAt: 1000, standing: null, sites: ["site"], capture: "c1" },
      ]);
      expect(answer.hits[0]!.snippet).toContainEqual({ text: "flood", isHit: true });
      expect(JSON.stringify(body)).not.toContain("secret");
      expect(searchAnswerSchema.parse((await ask("q=flood&at=1999")).body).hits).toEqual([]);
      expect(
        searchAnswerSchema.parse((await ask(`q=${encodeURIComponent("東京")}&limit=1`)).body).hits,
      ).toHaveLength(1);
    }));

  it.each([
    "",
    "q=",
    "q=flood&at=yesterday",
    "q=flood&limit=0",
    "q=flood&limit=101",
    "q=flood&type=exe",
    "q=-a",
    `q=${"x".repeat(501)}`,
    "q=a&q=b",
    "q=flood&cursor=-1",
  ])("refuses %s in one line", (query) =>
    withServer(async (ask) => {
      const { status, body } = await ask(query);
      expect(status).toBe(400);
      expect((body as { error: { message: string } }).error.message).toMatch(
        /^(?:search: \S+ is missing|nothing to search for)/,
      );
    }),
  );
});
