// Small sites that are functions of seed, path and instant: a process that begins anew finds the world as it is then.
import { SeededRandom } from "#adapters/index.js";
import { hostOf, instant, type Instant, type PageUrl, type SitePlan } from "#model/index.js";
import { planOf } from "./watched-web.js";

export const WORLD_START = instant(Date.UTC(2026, 5, 1));
const NEVER = instant(Date.UTC(2100, 0, 1));
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How large a world is, and how long it lives. */
export interface WorldSize {
  readonly seed: number;
  readonly sites: number;
  readonly days: number;
}

/** What a server says. */
export type WorldAnswer =
  | { readonly kind: "silent" }
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly type: string;
      readonly location?: string;
      readonly body: string;
    };

interface WorldPage {
  readonly path: string;
  readonly changesAt: readonly Instant[];
  readonly comesAt: Instant;
  readonly goesAt: Instant;
  readonly movesAt: Instant;
  /** Another body at every request. */
  readonly isFickle: boolean;
}

/** One site: its plan, its server, its pages. */
interface WorldSite {
  readonly plan: SitePlan;
  readonly host: string;
  readonly address: string;
  /** What its robots.txt asks for. */
  readonly crawlDelayMs: number | null;
  readonly pages: readonly WorldPage[];
  /** Nobody answers between these. */
  readonly silent: readonly [Instant, Instant];
}

/** All sites of a seed. */
export class WatchedWorld {
  readonly endAt: Instant;
  readonly sites: readonly WorldSite[];
  readonly #byHost: ReadonlyMap<string, WorldSite>;

  constructor({ seed, sites, days }: WorldSize) {
    this.endAt = instant(WORLD_START + days * DAY_MS);
    this.sites = Array.from({ length: sites }, (_, no) => siteNo(no, seed, days));
    this.#byHost = new Map(this.sites.map((site) => [site.host, site]));
  }

  siteOf(url: PageUrl): WorldSite {
    return this.#byHost.get(hostOf(url))!;
  }

  /** Whether an address is one of a page, now or ever; robots.txt, lists and trials are none. */
  isPage(url: PageUrl): boolean {
    const { pathname } = new URL(url);
    return this.siteOf(url).pages.some(({ path }) => pathname === path || pathname === `${path}-moved`);
  }

  answer(url: PageUrl, at: Instant): WorldAnswer {
    const site = this.siteOf(url);
    if (at >= site.silent[0] && at < site.silent[1]) return { kind: "silent" };
    const { pathname } = new URL(url);
    if (pathname === "/robots.txt") return text("text/plain", robotsOf(site));
    if (pathname === "/sitemap.xml") return text("application/xml", sitemapOf(site, at));
    return pageAnswer(site, pathname, at);
  }
}

function robotsOf({ host, crawlDelayMs }: WorldSite): string {
  const asks = crawlDelayMs === null ? "" : `User-agent: *\nCrawl-delay: ${crawlDelayMs / 1_000}\n`;
  return `${asks}Sitemap: http://${host}/sitemap.xml\n`;
}

function siteNo(no: number, seed: number, days: number): WorldSite {
  const random = new SeededRandom(seed).fork(`site ${no}`);
  const host = `s${no}.test`;
  const day = (most: number): Instant => instant(WORLD_START + Math.floor(random.next() * most * DAY_MS));
  const pages = Array.from({ length: 5 + Math.floor(random.next() * 10) }, (_, place): WorldPage => {
    const comesAt = place % 5 === 3 ? day(days) : WORLD_START;
    return {
      path: place === 0 ? "/" : `/p/${place}`,
      changesAt: changes(random.fork(`page ${place}`), place === 0 ? 0.2 : place % 4, days),
      comesAt,
      goesAt: place % 6 === 4 ? day(days) : NEVER,
      movesAt: place % 7 === 5 ? day(days) : NEVER,
      isFickle: no % 3 === 0 && place === 2,
    };
  });
  const silentFrom = instant(WORLD_START + (1 + (no % 5)) * DAY_MS + 7 * HOUR_MS);
  const silentDays = no % 4 === 1 ? Math.min(days / 3, 4) : 0;
  return {
    plan: planNo(no, host),
    host,
    // Two sites on one server each.
    address: `192.0.2.${1 + (no >> 1)}`,
    crawlDelayMs: no % 3 === 2 ? 20_000 : null,
    pages,
    silent: [silentFrom, instant(silentFrom + silentDays * DAY_MS)],
  };
}

const SCHEDULES: readonly SitePlan["sharp"][] = [
  { every: "day", hour: 3 },
  { every: "week", weekday: 3, hour: "quiet" },
  { every: "worth" },
  { every: "day", hour: "quiet" },
];
const WISHES: readonly SitePlan["wants"][] = ["versions", "both", "both", "sharp", "both"];

function planNo(no: number, host: string): SitePlan {
  return planOf({
    name: host,
    seeds: [`http://${host}/` as PageUrl],
    wants: WISHES[no % WISHES.length]!,
    sharp: SCHEDULES[no % SCHEDULES.length]!,
    requestsPerDay: 40 + 17 * (no % 6),
    // Some are spent well before the month is over, in a world of ten days too.
    bytesPerMonth: no % 3 === 0 ? 40_000 : null,
    delayMs: 1_000 * (1 + (no % 4)),
    hints: { sitemaps: no % 3 === 1, feeds: [], oai: [], discover: false },
  });
}

/** The instants of a Poisson process. */
function changes(random: { next(): number }, perDay: number, days: number): Instant[] {
  const instants: Instant[] = [];
  for (let at = 0; perDay > 0;) {
    at -= (Math.log(1 - random.next()) / perDay) * DAY_MS;
    if (at > days * DAY_MS) break;
    instants.push(instant(WORLD_START + Math.ceil(at)));
  }
  return instants;
}

function pageAnswer(site: WorldSite, pathname: string, at: Instant): WorldAnswer {
  const isMoved = pathname.endsWith("-moved");
  const path = isMoved ? pathname.slice(0, -"-moved".length) : pathname;
  const page = site.pages.find((one) => one.path === path);
  if (page === undefined || !isThere(page, at) || (isMoved && at < page.movesAt))
    return { kind: "answer", status: 404, type: "text/html", body: "<p>no such page</p>" };
  if (!isMoved && at >= page.movesAt)
    return { kind: "answer", status: 301, type: "text/html", location: `${path}-moved`, body: "" };
  return text("text/html", bodyOf(site, page, at));
}

function bodyOf({ pages }: WorldSite, page: WorldPage, at: Instant): string {
  const version = page.changesAt.filter((changed) => changed <= at).length;
  const words = `Version ${version} of ${page.path}: ${wordsOf(version)}`;
  const links = page.path === "/" ? pages.filter((one) => isThere(one, at)).map(({ path }) => `<a href="${path}">${path}</a>`) : []; // prettier-ignore
  const fickle = page.isFickle ? `<p>Served at ${at}, never again.</p>` : "";
  return `<title>Page ${page.path}</title><p>${words}</p>${fickle}${links.join("\n")}`;
}

const WORDS = "harbour lantern mill orchard bridge quarry meadow chapel forge granary weir tannery".split(
  " ",
);

function wordsOf(version: number): string {
  return Array.from({ length: 9 }, (_, i) => WORDS[(version * (i + 1) + i * i) % WORDS.length]).join(" ");
}

function isThere({ comesAt, goesAt }: WorldPage, at: Instant): boolean {
  // Of those that go and come later than that, the whole life lies between.
  return comesAt < goesAt ? at >= comesAt && at < goesAt : at >= comesAt || at < goesAt;
}

function sitemapOf({ host, pages }: WorldSite, at: Instant): string {
  const entries = pages
    .filter((page) => isThere(page, at))
    .map(({ path, changesAt }) => {
      const changed = changesAt.findLast((one) => one <= at) ?? WORLD_START;
      return `<url><loc>http://${host}${path}</loc><lastmod>${new Date(changed).toISOString()}</lastmod></url>`;
    });
  return `<?xml version="1.0"?><urlset>${entries.join("")}</urlset>`;
}

function text(type: string, body: string): WorldAnswer {
  return { kind: "answer", status: 200, type, body };
}
