/** Names of the series. */
export const SERIES = {
    growing: "hosts and workers grow",
    faults: "the largest, with faults",
    workers: "workers grow, hosts do not",
    slow: "a database that is too slow",
    alone: "every worker its own gates",
};
/** Of hosts, where nothing else is said. */
const HOSTS_PER_WORKER = 1_000;
const LEAST_HOSTS_PER_WORKER = 100;
/** Workers before the same hosts, and how many these are at the most. */
const SAME_HOSTS = 10_000;
const GROWING_WORKERS = [1, 4, 16];
/** So much slower, a database answers fewer questions than all those workers have. */
const SLOWNESS = 20;
/** @param hosts of the largest */
export function clusterCases(hosts, workers) {
    const most = workers ?? Math.max(1, Math.round(hosts / HOSTS_PER_WORKER));
    const plain = { hasFaults: false, sharesGates: true, databaseSlowness: 1 };
    const part = (whole, share) => Math.max(1, Math.round(whole * share));
    const many = GROWING_WORKERS.at(-1);
    const same = { hosts: Math.min(hosts, SAME_HOSTS), ...plain };
    // More hands than sites would only wait for something to do.
    const upTo = (count) => Math.min(count, Math.ceil(same.hosts / LEAST_HOSTS_PER_WORKER));
    return [
        ...[0.01, 0.1, 1].map((share) => ({
            series: SERIES.growing,
            hosts: part(hosts, share),
            workers: part(most, share),
            ...plain,
        })),
        { series: SERIES.faults, hosts, workers: most, ...plain, hasFaults: true },
        ...GROWING_WORKERS.map((count) => ({ series: SERIES.workers, workers: upTo(count), ...same })),
        { series: SERIES.slow, workers: upTo(4 * many), ...same, databaseSlowness: SLOWNESS },
        { series: SERIES.alone, workers: upTo(many), ...same, sharesGates: false },
    ];
}
