/** Half of the hosts stand alone at their address. */
const ALONE = 0.5;
/** The others share one with as many as a Pareto law says, up to this. */
const MOST_AT_ADDRESS = 50;
/** So many sites keep pictures and scripts on one host. */
const SITES_PER_SHARED_HOST = 25;
/** Shares of hosts by what their robots.txt asks for. */
const CRAWL_DELAYS = [
    [0.01, 20_000],
    [0.04, 5_000],
];
/** Answers are log-normal: half of them within the median. */
const MEDIAN_ANSWER_MS = 200;
const ANSWER_SIGMA = 0.8;
const LONGEST_ANSWER_MS = 30_000;
/** Draws the servers. */
export function drawWorld({ hosts: sites }, random) {
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
export function drawAnswerMs(random) {
    const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    return Math.min(MEDIAN_ANSWER_MS * Math.exp(ANSWER_SIGMA * normal), LONGEST_ANSWER_MS);
}
/** Sites of one address are not next to each other; the hosts that sites share stand alone. */
function drawAddresses(sites, shared, random) {
    const order = shuffled(sites, random);
    const addressOf = new Int32Array(sites + shared);
    let addresses = 0;
    // In a small world a single address must not be what everybody waits for.
    const most = Math.max(2, Math.min(MOST_AT_ADDRESS, sites / 20));
    for (let placed = 0; placed < sites; addresses++) {
        const size = random.next() < ALONE ? 1 : Math.min(most, Math.ceil(1 / (1 - random.next())));
        for (let i = 0; i < size && placed < sites; i++)
            addressOf[order[placed++]] = addresses;
    }
    for (let host = sites; host < sites + shared; host++)
        addressOf[host] = addresses++;
    return { addressOf, addresses };
}
function shuffled(count, random) {
    const order = Int32Array.from({ length: count }, (_, i) => i);
    for (let i = count - 1; i > 0; i--) {
        const j = Math.floor(random.next() * (i + 1));
        [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
}
function drawDelay(random) {
    let drawn = random.next();
    for (const [share, delayMs] of CRAWL_DELAYS)
        if ((drawn -= share) < 0)
            return delayMs;
    return 0;
}
