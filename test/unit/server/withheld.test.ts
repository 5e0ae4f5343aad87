// What is kept from readers must not show in any answer. Two archives have the same rules; one holds what they hide, the
// other never did. Whatever is asked, in whatever spelling: both give the same answer, byte by byte.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { surt } from "#formats/index.js";
import { instant, toTimestamp17, type AccessRule, type Certificate, type PageUrl } from "#model/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { ACCESS_ROUTES } from "#server/replay/access-routes.js";
import { liveSnapshot } from "#server/live/live-captures.js";
import { localRuns } from "#server/live/runs-now.js";
import { readerArchive } from "#access/index.js";
import { MemoryNews, type MemoryWatch } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { runStatus, SampleCluster } from "../../support/cluster/cluster-samples.js";
import { newsItem } from "../../support/news/news-samples.js";
import { watchedPage, watchedStatus, watchOf, watchTurn } from "../../support/watch/watch-samples.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { ask, type Answer } from "../../support/sites/ask.js";

const NOW = instant(AS_OF + 86_400_000);
const LATER = AS_OF + 5000;
const ROOM = "the-token-of-the-reading-room";
const TOKEN = "the-token-of-everybody-else";
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const PNG = "HTTP/1.1 200 OK\nContent-Type: image/png";
const IMAGE = "HTTP/1.1 200 OK\nContent-Type: image/png";
const HIDDEN = ["/secret", "/embargo/a", "/embargo/b", "/young", "/unlisted", "/dated"];

const rule = (id: string, path: string, over: Partial<AccessRule>): AccessRule => ({
  id,
  surt: surt(`http://demo.example${path}`),
  match: "exact",
  collection: null,
  from: null,
  to: null,
  groups: null,
  access: { kind: "block", message: "By order of the court of X." },
  ...over,
});
let rules: readonly AccessRule[] = [];
const RULES: readonly AccessRule[] = [
  rule("block", "/secret", {}),
  rule("until", "/embargo", {
    match: "prefix",
    access: { kind: "embargo", until: instant(NOW + 1000), message: null },
  }),
  rule("span", "/young", {
    access: { kind: "embargo", until: { years: 0, months: 0, days: 7 }, message: null },
  }),
  rule("unlist", "/unlisted", { access: { kind: "unlist" } }),
  rule("dated", "/dated", { from: instant(AS_OF), to: instant(AS_OF) }),
  ...["/secret", "/embargo", "/young", "/unlisted", "/dated"].map((path, i) =>
    rule(`room${i}`, path, { match: "prefix", groups: ["room"], access: { kind: "allow" } }),
  ),
  rule("room-secret", "/secret", { groups: ["room"], access: { kind: "allow" } }),
  rule("room-young", "/young", { groups: ["room"], access: { kind: "allow" } }),
  rule("room-unlisted", "/unlisted", { groups: ["room"], access: { kind: "allow" } }),
  rule("room-dated", "/dated", { groups: ["room"], access: { kind: "allow" } }),
];

function archiveWith(hidden: readonly string[]) {
  const index = new MemoryIndex();
  index.add("http://demo.example/", AS_OF, HTML, '<a href="/secret">s</a><img src="/embargo/a">');
  index.add("http://demo.example/to", AS_OF, "HTTP/1.1 302 Found\nLocation: /secret");
  index.add("http://demo.example/dated", LATER, HTML, "open");
  for (const path of hidden) {
    index.add(`http://demo.example${path}`, AS_OF, HTML, `hidden text of ${path}`);
    index.add(`urn:view:http://demo.example${path}`, AS_OF, IMAGE, `hidden text of ${path} as a picture`);
    if (path !== "/dated")
      index.add(`https://www.demo.example${path}`, LATER, HTML, `hidden text ${path} later`);
    for (const kind of ["view", "thumbnail", "text", "step-found"])
      index.add(`urn:${kind}:http://demo.example${path}`, AS_OF, PNG, `picture of ${path}`);
  }
  const urls = ["/", "/to", ...hidden].map((path) => `http://demo.example${path}`);
  // The same span for both: when a capture began and ended is no secret.
  const span = { startedAt: AS_OF - 9000, finishedAt: AS_OF + 9000 };
  const report = makeReport(
    { pages: urls.length, urlOf: (i) => urls[i]!, slotMs: 100, verdictOf: () => "seen" },
    { ...span, delayMs: 250, notes: hidden.map((path) => `${path} was odd`) },
  );
  // Times of visits depend on the number of pages there: fixed, as a real archive would have them on file.
  const pages = report.pages.map((page) => ({
    ...page,
    kind: "document" as const,
    visitAt: AS_OF,
    revisitAt: null,
  }));
  const certificate = {
    format: "isochron-certificate/1",
    capture: report.capture,
    seeds: report.seeds,
    pages: pages.map(({ url }) => ({ url })),
  } as unknown as Certificate;
  return memoryArchive(index, {
    reports: [{ ...report, pages }],
    certificates: [certificate],
    rules: () => rules,
  });
}

/** What a watch has to tell: of an open page, of the site as a whole, and of what is hidden. */
async function newsWith(hidden: readonly string[]): Promise<MemoryNews> {
  const news = new MemoryNews();
  const at = { at: instant(LATER), since: instant(AS_OF) };
  const page = (path: string, i: number) =>
    newsItem(i, { url: `http://demo.example${path}` as PageUrl, title: `hidden text of ${path}`, ...at });
  await news.add([newsItem(900, { url: "http://demo.example/" as PageUrl, title: "open", ...at })], []);
  await news.add(hidden.map(page), []);
  // The same address in another spelling, and more of them than are read at once.
  const more = hidden.length === 0 ? [] : Array.from({ length: 450 }, (_, i) => page("/SECRET?", 100 + i));
  await news.add(more, []);
  const site = { title: `hidden text: ${hidden.length} pages are gone`, captureId: ID, ...at };
  await news.add([newsItem(901, { url: null, kind: "sharp", verdict: null, ...site })], []);
  await news.add(
    hidden.map((_, i) => newsItem(1000 + i, { url: null, site: "hidden.example", ...at })),
    [],
  );
  return news;
}

/** What a watch remembers: figures that count what is hidden, choices that name it, and a site that is. */
async function watchWith(hidden: readonly string[]): Promise<MemoryWatch> {
  const site = "demo.example";
  const own = (path: string) => `http://demo.example${path}` as PageUrl;
  const chosenOf = (paths: readonly string[]) =>
    paths.map((path) => ({ url: own(path), because: "own-rate", index: 0.5 }));
  // Of one of them only the looks of one instant are hidden.
  const paths = [...new Set(["/", "/dated", ...hidden])];
  const looks = paths.length;
  const status = watchedStatus(site, {
    condition: hidden.length > 0 ? "spent" : "watching",
    note: `hidden text: ${hidden.join(" ")}`,
    pages: { watched: looks, asleep: 0, gone: 0 },
    looks,
    requestsToday: { spent: looks, most: 7 },
    completeness: { share: 1 / looks, low: 0, high: 1 },
    nextLooks: chosenOf(paths).map(({ url, because }) => ({ url, because, gain: 1 })),
    nextTurnAt: null,
  });
  const turns = [
    watchTurn(site, 0, { at: instant(AS_OF), chosen: chosenOf(["/", ...hidden]) }),
    watchTurn(site, 0, { at: instant(LATER), chosen: chosenOf(paths), looks }),
  ];
  const others = hidden.length > 0 ? [watchedStatus("hidden.example")] : [];
  const pages = paths.map((path, i) => watchedPage(own(path), i));
  return watchOf([status, ...others], [...turns, watchTurn("hidden.example", 1)], pages);
}

const PATHS = ["/", "/to", "/absent", "/embargo", "/dated", ...HIDDEN];
const spelled = (path: string): string[] => [
  `http://demo.example${path}`,
  `https://www.demo.example${path.toUpperCase()}`,
  `http://demo.example:80${path}`,
  `http://demo.example/x/..${path}`,
];
const URLS = PATHS.flatMap(spelled);
const TIMES = [AS_OF, LATER].map((at) => toTimestamp17(instant(at)));

const ID = "20261115123000-demo";

const ACCESS_QUESTIONS = [
  ...URLS.flatMap((url) => [
    ...TIMES.map((time) => `/${time}/${url}`),
    `/${TIMES[0]}if_/${url}`,
    `/timegate/${url}`,
    ...["link", "json", "cdxj", "link/2"].map((form) => `/timemap/${form}/${url}`),
    `/cdx?url=${encodeURIComponent(url)}`,
    `/cdx/search/cdx?url=${encodeURIComponent(url)}&output=json`,
    `/cdx?url=${encodeURIComponent(url)}&closest=2026&limit=3`,
    `/cdx?url=${encodeURIComponent(`urn:view:${url}`)}`,
    `/${TIMES[0]}/urn:view:${url}`,
    `/facts/${TIMES[0]}/${url}`,
    `/outlined/${TIMES[0]}/${url}`,
    `/cdx?url=${encodeURIComponent(`urn:view:${url}`)}`,
    `/step-picture/${ID}/found/${url}`,
  ]),
  "/cdx?url=urn:view:http*&showNumPages=true",
  "/served/unknown",
  "/oai?verb=Identify",
  "/oai?verb=ListSets",
  ...["ListRecords", "ListIdentifiers"].map((verb) => `/oai?verb=${verb}&metadataPrefix=oai_dc`),
  ...["demo.example/*", "*.demo.example", "demo.example", "*.example", "urn:view:*"].flatMap((url) =>
    ["", "&showNumPages=true", "&page=0&pageSize=1", "&limit=2&showResumeKey=true", "&limit=-2"].flatMap(
      (more) => [
        `/cdx?url=${url}${more}`,
        `/cdx/search/cdx?url=${url}${more}&matchType=host`,
        `/cdx?url=${url}${more}&collapse=digest&filter=status:200`,
      ],
    ),
  ),
];
const UI_QUESTIONS = [
  "/api/cluster",
  "/api/cluster?limit=1",
  "/api/session",
  "/api/captures",
  `/api/captures/${ID}`,
  `/api/captures/${ID}/certificate`,
  ...["head", "figures", "pages", "pages?sort=url"].map((what) => `/api/captures/${ID}/${what}`),
  "/metrics",
  ...["all", "demo.example", "hidden.example", "unknown.example"].map((name) => `/feeds/${name}.atom`),
  ...["demo.example", "http://demo.example/s", "http://demo.example/embargo/"].map(
    (prefix) => `/api/addresses?prefix=${prefix}`,
  ),
  "/api/watch",
  "/api/watch?limit=1&cursor=0",
  ...["demo.example", "hidden.example", "absent.example"].flatMap((site) => [
    `/api/watch/sites/${site}`,
    `/api/watch/sites/${site}?limit=1&before=${AS_OF * 2}`,
    `/api/watch/news?site=${site}`,
    `/api/watch/news?site=${site}&limit=1`,
    ...URLS.map((url) => `/api/watch/sites/${site}/page?url=${encodeURIComponent(url)}`),
  ]),
  "/api/watch/news",
  ...[900, 901, 1, 100].map((no) => `/api/watch/news?before=${newsItem(no).id}`),
  "/api/sites",
  "/api/sites?q=demo&limit=1",
  "/api/sites/demo.example",
  ...["captures", "habits", "life", "thumbnail"].map((what) => `/api/sites/demo.example/${what}`),
  ...["", "embargo/"].map((path) => `/api/sites/demo.example/tree?prefix=http://demo.example/${path}`),
  ...URLS.flatMap((url) =>
    ["", "/why", "/similar", "/certificate", "/change", "/picture", "/picture?view=1"].map(
      (what) =>
        `/api/page${what}${what.includes("?") ? "&" : "?"}url=${encodeURIComponent(url)}&capture=${ID}&at=${AS_OF}&from=${AS_OF}&to=${AS_OF}`,
    ),
  ),
  ...URLS.flatMap((url) =>
    [AS_OF, LATER].map((to) => `/api/diff?url=${encodeURIComponent(url)}&from=${AS_OF}&to=${to}`),
  ),
];
/** Windows get the page around, programs the memento. */
const HEADERS: readonly Record<string, string>[] = [
  {},
  { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" },
];

let full: RunningServers;
let bare: RunningServers;
const watched = async (hidden: readonly string[]) => ({
  ...(await clusterWith(hidden)),
  news: await newsWith(hidden),
  watch: await watchWith(hidden),
});
/** A machine works at what is hidden, where there is such a thing. */
const clusterWith = async (hidden: readonly string[]) => {
  const sample = new SampleCluster();
  await sample.beat("machine-1", { mostSites: 10 + hidden.length });
  const status = runStatus(hidden.length, 9);
  for (const path of hidden) await sample.hand("machine-1", `hidden.example${path}`, status);
  return { cluster: { agreement: sample.agreement } };
};
const [withHidden, without] = [archiveWith(HIDDEN), archiveWith([])];

beforeAll(async () => {
  const options = {
    port: 0,
    replayPort: 0,
    token: TOKEN,
    readers: [{ name: "room", token: ROOM }],
    clock: { now: () => NOW },
  };
  full = await startServers({ ...options, archive: withHidden, ...(await watched(HIDDEN)) });
  bare = await startServers({ ...options, archive: without, ...(await watched([])) });
  rules = RULES;
});
afterAll(() => Promise.all([full.close(), bare.close()]));

function told({ status, headers, body }: Answer, { uiUrl, replayUrl }: RunningServers): string {
  const { date: _date, ...rest } = headers;
  return (
    `${status} ${JSON.stringify(rest)} ${body}`
      .replaceAll(new URL(uiUrl).host, "UI")
      .replaceAll(new URL(replayUrl).host, "REPLAY")
      .replaceAll(`:${new URL(replayUrl).port}`, ":REPLAY")
      // When it was asked, by the machine's own clock.
      .replaceAll(/(?<=<responseDate>)[^<]*/g, "NOW")
      // Each view has a name of its own, by chance.
      .replaceAll(/(?<=!|\/served\/)[\w-]{22}/g, "VIEW")
  );
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

async function replayed(
  servers: RunningServers,
  path: string,
  headers = {},
  url = servers.replayUrl,
): Promise<Answer> {
  return ask(url, new URL(url).pathname.replace(/\/$/, "") + path, headers);
}

describe("what is hidden", () => {
  it("shows in no answer of the access origin", async () => {
    for (const { path } of ACCESS_ROUTES)
      expect(
        ACCESS_QUESTIONS.some((question) => question.startsWith(path)),
        path,
      ).toBe(true);
    for (const question of ACCESS_QUESTIONS.filter(
      (one) => !/^\/(?:\d+(?:if_)?|facts|outlined)\/.*unlisted/i.test(one),
    ))
      for (const headers of HEADERS.slice(0, /^\/\d/.test(question) ? 2 : 1)) {
        const answers = [await replayed(full, question, headers), await replayed(bare, question, headers)];
        expect(told(answers[0]!, full), question).toBe(told(answers[1]!, bare));
        expect(answers[0]!.body, question).not.toContain("hidden text");
      }
  });

  it("shows in no answer of the API, nor what is counted of it", async () => {
    for (const question of UI_QUESTIONS.filter((one) => !/(diff|change|picture).*unlisted/i.test(one))) {
      const [a, b] = [
        await ask(full.uiUrl, question, bearer(TOKEN)),
        await ask(bare.uiUrl, question, bearer(TOKEN)),
      ];
      expect(told(a, full), question).toBe(told(b, bare));
      expect(a.body, question).not.toContain("hidden text");
    }
    const public_ = { group: "public", clock: { now: () => NOW } };
    const [a, b] = [readerArchive(withHidden, public_), readerArchive(without, public_)];
    expect(await liveSnapshot({ archive: a, runs: localRuns(a) }, NOW)).toEqual(
      await liveSnapshot({ archive: b, runs: localRuns(b) }, NOW),
    );
  });

  it("shows in no answer of a site's origin", async () => {
    const [site, other] = await Promise.all([full, bare].map((servers) => siteOf(servers)));
    for (const url of PATHS.filter((path) => path !== "/unlisted").flatMap(spelled)) {
      const path = `/${TIMES[0]}if_/${url}`;
      const headers = {
        "sec-fetch-dest": "iframe",
        "sec-fetch-mode": "navigate",
        "sec-fetch-site": "cross-site",
      };
      const answers = [
        await ask(full.replayUrl, site!.prefix + path, { ...headers, host: site!.host }),
        await ask(bare.replayUrl, other!.prefix + path, { ...headers, host: other!.host }),
      ];
      expect(told(answers[0]!, full), url).toBe(told(answers[1]!, bare));
    }
  });
});

/** The site's origin, as the page around an archived page names it. */
async function siteOf(servers: RunningServers): Promise<{ host: string; prefix: string }> {
  const { body } = await replayed(servers, `/${TIMES[0]}/http://demo.example/`, HEADERS[1]);
  const [, host, prefix] = /data-framed="http:\/\/([^/"]+)(\/~[^/"]+)\//.exec(body)!;
  return { host: host!, prefix: prefix! };
}

describe("readers are told", () => {
  const at = (path: string): string => `/${TIMES[0]}/http://demo.example${path}`;

  it("why, by status and message, on a page where a page is expected", async () => {
    const blocked = await replayed(full, at("/secret"));
    expect([blocked.status, blocked.body]).toEqual([451, "By order of the court of X.\n"]);
    const framed = await replayed(full, at("/secret"), HEADERS[1]);
    expect(framed.status).toBe(451);
    expect(framed.body).toContain("<p>By order of the court of X.</p>");
    expect((await replayed(full, at("/embargo/a"))).body).toBe(
      "Under embargo until 2026-11-16T12:31:08.412Z.\n",
    );
    const young = await replayed(full, at("/young"));
    expect([young.status, young.body]).toEqual([403, "Under embargo for P7D after each capture.\n"]);
    const diff = await ask(
      full.uiUrl,
      UI_QUESTIONS.find((one) => /diff.*secret/.test(one))!,
      bearer(TOKEN),
    );
    expect(diff.status).toBe(451);
    expect((await ask(full.uiUrl, "/metrics", bearer(TOKEN))).status).toBe(403);
  });

  it("what a rule only keeps out of lists, by its address", async () => {
    const { status, body, headers } = await replayed(full, at("/unlisted"));
    expect([status, body]).toEqual([200, "hidden text of /unlisted"]);
    expect(String(headers["link"])).not.toContain(toTimestamp17(instant(LATER)));
    expect((await replayed(full, "/timegate/http://demo.example/unlisted")).status).toBe(404);
    expect((await replayed(full, "/cdx?url=demo.example/unlisted")).body).toBe("");
  });

  it("of news those that are open, and in their group all that are open to it", async () => {
    const feed = async (name: string, token: string) => ask(full.uiUrl, `/feeds/${name}.atom?token=${token}`);
    const everybody = await feed("demo.example", TOKEN);
    expect(everybody.body.match(/<entry>/g)).toHaveLength(1);
    expect(everybody.body).toContain("<title>open</title>");
    expect((await feed("hidden.example", TOKEN)).status).toBe(404);
    const room = await feed("all", ROOM);
    expect(room.body.match(/<entry>/g)).toHaveLength(100);
    expect(room.body).toContain("hidden text of /SECRET");
    rules = [];
    expect((await feed("all", TOKEN)).body).toContain("6 pages are gone");
    rules = RULES;
  });

  it("of a watch which sites there are, and figures and turns where everything is open", async () => {
    const told = async (path: string, token: string) => (await ask(full.uiUrl, path, bearer(token))).body;
    const path = "/api/watch/sites/demo.example";
    const everybody = JSON.parse(await told(path, TOKEN)) as { watch: object; turns: unknown };
    expect(everybody).toMatchObject({ watch: { condition: "watching", figures: null }, turns: null });
    const page = (url: string) => `${path}/page?url=${encodeURIComponent(`http://demo.example${url}`)}`;
    expect(JSON.parse(await told(page("/"), TOKEN))).toMatchObject({
      chosen: [{ at: LATER }, { at: AS_OF }],
      nextBecause: null,
    });
    expect(await told(page("/secret"), TOKEN)).toContain("By order of the court of X.");
    expect(await told(page("/unlisted"), TOKEN)).toContain("this page is not under watch");
    expect(JSON.parse(await told(page("/dated"), TOKEN))).toMatchObject({ chosen: [{ at: LATER }] });
    expect(JSON.parse(await told(page("/secret"), ROOM))).toMatchObject({ state: "watched" });
    rules = [];
    expect(await told(path, TOKEN)).toContain("http://demo.example/secret");
    expect(await told("/api/watch", TOKEN)).toContain("hidden.example");
    rules = RULES;
  });

  it("of a cluster which machines there are, and what these have in hand where everything is open", async () => {
    const told = async (token: string) => (await ask(full.uiUrl, "/api/cluster", bearer(token))).body;
    expect(await told(TOKEN)).toContain("machine-1");
    expect(await told(TOKEN)).not.toContain("hidden.example");
    expect(JSON.parse(await told(TOKEN))).toMatchObject({ left: null, sums: { sites: null, running: null } });
    rules = [];
    expect(await told(TOKEN)).toContain("hidden.example/secret");
    rules = RULES;
  });

  it("in their group what is open to it, by its own secrets", async () => {
    const [room] = full.readers;
    const { status, body } = await replayed(full, at("/secret"), {}, room!.replayUrl);
    expect([status, body]).toEqual([200, "hidden text of /secret"]);
    expect(room!.replayUrl).not.toBe(full.replayUrl);
    expect((await replayed(full, "/cdx?url=demo.example/*", {}, room!.replayUrl)).body).toContain(
      "/embargo/b",
    );
    const list = JSON.parse((await ask(full.uiUrl, "/api/captures", bearer(ROOM))).body) as {
      replayUrl: string;
    };
    expect(list.replayUrl).toBe(room!.replayUrl);
    const byQuery = await ask(full.uiUrl, `/api/captures/${ID}?token=${ROOM}`);
    expect(byQuery.body).toContain("/secret");
    const { body: framing } = await replayed(full, at("/"), HEADERS[1], room!.replayUrl);
    const [, host, prefix] = /data-framed="http:\/\/([^/"]+)(\/~[^/"]+)\//.exec(framing)!;
    const referer = `http://${host}${prefix}/${TIMES[0]}if_/http://demo.example/`;
    const fromRoot = await ask(full.replayUrl, "/secret", { host: host!, referer });
    expect(fromRoot.headers["location"]).toBe(`${prefix}/${TIMES[0]}/http://demo.example/secret`);
    for (const wrong of [`${ROOM}x`, ROOM.slice(1), ""])
      expect((await ask(full.uiUrl, "/api/captures", bearer(wrong))).status).toBe(401);
  });

  it("of a change at once, and nothing at all by rules that cannot be read", async () => {
    expect((await replayed(full, at("/secret"))).status).toBe(451);
    rules = RULES.filter(({ id }) => id !== "block");
    expect((await replayed(full, at("/secret"))).status).toBe(200);
    expect((await ask(full.uiUrl, `/api/captures/${ID}`, bearer(TOKEN))).body).toContain("/secret");
    rules = RULES;
    expect((await ask(full.uiUrl, `/api/captures/${ID}`, bearer(TOKEN))).body).not.toContain("/secret");
    const broken = memoryArchive(new MemoryIndex(), {
      rules: () => {
        if (rules === RULES) throw new Error("rule 1 is odd");
        return [];
      },
    });
    rules = [];
    const servers = await startServers({ archive: broken, port: 0, replayPort: 0 });
    rules = RULES;
    try {
      for (const answer of [await ask(servers.uiUrl, "/api/captures"), await replayed(servers, at("/"))]) {
        expect(answer.status).toBe(503);
        expect(answer.body).not.toContain("odd");
      }
    } finally {
      await servers.close();
    }
  });
});

it("groups that could be taken for each other are refused, and no token is shown", async () => {
  const archive = memoryArchive(new MemoryIndex());
  const start = (readers: { name: string; token: string }[]) =>
    startServers({ archive, port: 0, replayPort: 0, token: TOKEN, readers });
  for (const readers of [
    [{ name: "public", token: ROOM }],
    [{ name: "a b", token: ROOM }],
    [{ name: "a", token: "short" }],
    [{ name: "a", token: TOKEN }],
    [
      { name: "a", token: ROOM },
      { name: "b", token: ROOM },
    ],
  ])
    await expect(start(readers)).rejects.toThrow(/^groups of readers: (?!.*the-token)/);
});
