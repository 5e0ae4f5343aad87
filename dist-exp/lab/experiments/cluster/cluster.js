// `isochron lab cluster`: many machines before many hosts in virtual time, and what their servers saw of them.
import { UsageError } from "#errors.js";
import { experimentHtml } from "../page.js";
import { tableText } from "../table.js";
import { clusterCases } from "./cases.js";
import { courseChart, databaseTable, growthChart, politenessTable, speedTable, } from "./cluster-tables.js";
import { MANY_FAULTS } from "./faults.js";
import { measureCluster } from "./measure-cluster.js";
/** Hosts of the largest cluster. */
const HOSTS = 10_000;
const MOST_HOSTS = 1_000_000;
const MOST_WORKERS = 10_000;
const PAGES_PER_SITE = 5;
/** As the program does where nothing else is said (docs/scale.md). */
const HABITS = { sitesAtOnce: 10, delayMs: 1_000, leaseMs: 6_000, heartbeatMs: 2_000 };
const PATIENCE_MS = 10_000;
/** `isochron lab cluster`. */
export const CLUSTER = {
    key: "cluster",
    summary: "many workers before many hosts: politeness as servers see it, and pages a second as both grow",
    uses: () => ["hosts", "workers", "pages", "seed"],
    async run({ seed, hosts = HOSTS, workers, pages = PAGES_PER_SITE }) {
        requireSize(hosts, workers);
        const habits = { ...HABITS, pagesPerSite: pages };
        const ground = { seed, habits, patienceMs: PATIENCE_MS, faults: MANY_FAULTS };
        const rows = [];
        for (const one of clusterCases(hosts, workers))
            rows.push(await measureCluster(one, ground));
        const parameters = clusterParameters(ground, hosts);
        const result = { experiment: "cluster", parameters, rows };
        const tables = [speedTable(result), politenessTable(result), databaseTable(result)];
        return {
            result,
            table: tables.map(tableText).join("\n"),
            html: experimentHtml({
                title: "A cluster in virtual time",
                about: [
                    "Workers with the gates of the real program before simulated servers, a simulated database, and a network between them. Clocks of machines are wrong by up to an hour.",
                    "Half of the hosts share their address with others, sites share hosts for what they show, and some ask for a longer pause in their robots.txt. The servers' own log is the judge: a request that comes during another, or sooner after it than the delay, is too near.",
                    "With faults, every worker is killed, stands still, and is cut off from the database every ten minutes each on the average, and the database crashes every ten minutes and forgets its gates. Half of the standstills fall between the last check of a request and its sending, where nothing can help.",
                ],
                charts: [growthChart(rows), courseChart(rows)],
                tables,
            }),
        };
    },
};
function clusterParameters({ seed, habits, patienceMs }, hosts) {
    const { pagesPerSite, sitesAtOnce, delayMs, leaseMs, heartbeatMs } = habits;
    const others = {
        "hosts of the largest": hosts,
        "pages of a site": pagesPerSite,
        looks: 2,
        "sites at once of a worker": sitesAtOnce,
        "delay, ms": delayMs,
        "lease, ms": leaseMs,
        "heartbeat, ms": heartbeatMs,
        "patience of gates, ms": patienceMs,
    };
    return { pages: hosts * pagesPerSite, seed, runs: 1, runsAre: "of each cluster", others };
}
function requireSize(hosts, workers = 1) {
    if (hosts <= MOST_HOSTS && workers <= MOST_WORKERS)
        return;
    throw new UsageError("USAGE", `lab cluster takes up to ${MOST_HOSTS} hosts and ${MOST_WORKERS} workers`);
}
