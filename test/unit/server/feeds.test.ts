// Feeds over the server: what they are, where they stand, and whom they lead where.
import { describe, expect, it, onTestFinished } from "vitest";
import { startServers } from "#server/index.js";
import { MemoryNews } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { newsItem } from "../../support/news/news-samples.js";
import { readXml } from "../../support/oai-checker/read-xml.js";
import { makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";

const TOKEN = "a-token-of-the-feeds";
const report = makeReport({ pages: 1, verdictOf: () => "sharp" });

async function served(withNews = true): Promise<string> {
  const news = new MemoryNews();
  await news.add([newsItem(1), newsItem(2, { site: "a/b.example:8080" }), newsItem(3)], []);
  const archive = memoryArchive(new MemoryIndex(), { reports: [report] });
  const servers = await startServers({
    archive,
    port: 0,
    replayPort: 0,
    token: TOKEN,
    ...(withNews && { news }),
  });
  onTestFinished(() => servers.close());
  return servers.uiUrl;
}

const idsIn = (body: string): string[] =>
  readXml(body)
    .children.filter(({ name }) => name === "entry")
    .map(({ children }) => children.find(({ name }) => name === "id")!.text);

describe("a feed", () => {
  it("of all sites, or of one, newest first, by a token in the address as feed readers bring it", async () => {
    const url = await served();
    const feed = async (name: string) => ask(url, `/feeds/${name}.atom?token=${TOKEN}`);
    const all = await feed("all");
    expect(all.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(all.headers["cache-control"]).toBe("no-store");
    expect(idsIn(all.body)).toEqual([newsItem(3).id, newsItem(2).id, newsItem(1).id]);
    expect(idsIn((await feed("demo.example")).body)).toEqual([newsItem(3).id, newsItem(1).id]);
    expect(idsIn((await feed("a%2Fb.example%3A8080")).body)).toEqual([newsItem(2).id]);
  });

  it("leaves out what its reader does not want, and makes up for it", async () => {
    const url = await served();
    const feed = async (wish: string) => ask(url, `/feeds/all.atom?token=${TOKEN}&${wish}`);
    expect(idsIn((await feed("importance=0.5")).body)).toHaveLength(3);
    expect(idsIn((await feed("importance=.51")).body)).toEqual([]);
    expect(idsIn((await feed("kinds=new,minor")).body)).toHaveLength(3);
    expect(idsIn((await feed("kinds=changed")).body)).toHaveLength(3);
    expect(idsIn((await feed("kinds=new,major")).body)).toEqual([]);
    for (const wish of ["importance=2", "importance=x", "importance=", "kinds=%3Cb%3E", "kinds=a&kinds=b"])
      expect((await feed(wish)).status, wish).toBe(400);
  });

  it("leads to the reading room where it was asked for, and gives the token to nobody", async () => {
    const url = await served();
    const { host } = new URL(url);
    const { body } = await ask(url, `/feeds/a%2Fb.example%3A8080.atom?token=${TOKEN}`, { host });
    expect(body).toContain(`href="http://${host}/#/diff/`);
    expect(body).toContain(
      `rel="self" type="application/atom+xml" href="http://${host}/feeds/a%2Fb.example%3A8080.atom"`,
    );
    expect(body).not.toContain(TOKEN);
  });

  it("is there for a site without news, and not for what is no site, no feed, or no watch's", async () => {
    const url = await served();
    const status = async (path: string, at = url) => (await ask(at, `${path}?token=${TOKEN}`)).status;
    expect(await status(`/feeds/${report.site}.atom`)).toBe(200);
    for (const path of [
      "/feeds/none.example.atom",
      "/feeds/all",
      "/feeds/all.rss",
      "/feeds/.atom",
      "/feeds/",
    ])
      expect(await status(path), path).toBe(404);
    expect(await status("/feeds/all.atom", await served(false))).toBe(404);
    expect((await ask(url, "/feeds/all.atom")).status).toBe(401);
  });
});
