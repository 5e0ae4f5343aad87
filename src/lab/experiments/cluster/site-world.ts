// The servers that a simulated cluster asks: hosts, the addresses they share, what their robots.txt asks for, and how long
// they take to answer. Nothing of it is known to those who ask before they ask.
import type { Random } from "#ports/index.js";

/** How large it is. */
export interface WorldSize {
  /** Sites, each with a host of its own. */
  readonly hosts: number;
}

/** All servers; hosts from `sites` on hold what sites show and share. */
export interface SiteWorld {
  readonly sites: number;
  readonly hosts: number;
  /** By host. */
  readonly addressOf: Int32Array;
  readonly addresses: number;
  /** Crawl-delay by host; 0 for none. */
  readonly crawlDelayMs: Int32Array;
  /** One way, by host. */
  readonly oneWayMs: Float32Array;
  /** By site: the host with what it shares with others. */
  readonly sharedHostOf: Int32Array;
}

/** Half of the hosts stand alone at their address. */
const ALONE = 0.5;
/** The others share one with as many as a Pareto law says, up to this. */
const MOST_AT_ADDRESS = 50;
/** So many sites keep pictures and scripts on one host. */
const SITES_PER_SHARED_HOST = 25;
/** Shares of hosts by what their robots.txt asks for. */
const CRAWL_DELAYS: readonly (readonly [share: number, delayMs: number])[] = [
  [0.01, 20_000],
  [0.04, 5_000],
];
/** Answers are log-normal: half of them within the median. */
const MEDIAN_ANSWER_MS = 200;
const ANSWER_SIGMA = 0.8;
const LONGEST_ANSWER_MS = 30_000;

/** Draws the servers. */
export function drawWorld({ hosts: sites }: WorldSize, random: Random): SiteWorld {
  const shared = Math.ceil(sites / SITES_PER_SHARED_HOST);
  const hosts = sites + shared;
  const { addressOf, addresses } = drawAddresses(sites, shared, random.fork("addresses"));
  const delays = random.fork("crawl-delay");
  const ways = random.fork("one way");
  const groups = random.fork("shared hosts");
  return {
    sites,
    hosts,
    addressOf,
    addresses,
    crawlDelayMs: Int32Array.from({ length: hosts }, (_, host) => (host < sites ? drawDelay(delays) : 0)),
    oneWayMs: Float32Array.from({ length: hosts }, () => 5 + 95 * ways.next()),
    sharedHostOf: Int32Array.from({ length: sites }, () => sites + Math.floor(groups.next() * shared)),
  };
}

/** How long a server takes to answer one request. */
export function drawAnswerMs(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.min(MEDIAN_ANSWER_MS * Math.exp(ANSWER_SIGMA * normal), LONGEST_ANSWER_MS);
}

/** Sites of one address are not next to each other; the hosts that sites share stand alone. */
function drawAddresses(
  sites: number,
  shared: number,
  random: Random,
): { addressOf: Int32Array; addresses: number } {
  const order = shuffled(sites, random);
  const addressOf = new Int32Array(sites + shared);
  let addresses = 0;
  // In a small world a single address must not be what everybody waits for.
  const most = Math.max(2, Math.min(MOST_AT_ADDRESS, sites / 20));
  for (let placed = 0; placed < sites; addresses++) {
    const size = random.next() < ALONE ? 1 : Math.min(most, Math.ceil(1 / (1 - random.next())));
    for (let i = 0; i < size && placed < sites; i++) addressOf[order[placed++]!] = addresses;
  }
  for (let host = sites; host < sites + shared; host++) addressOf[host] = addresses++;
  return { addressOf, addresses };
}

function shuffled(count: number, random: Random): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function drawDelay(random: Random): number {
  let drawn = random.next();
  for (const [share, delayMs] of CRAWL_DELAYS) if ((drawn -= share) < 0) return delayMs;
  return 0;
}
