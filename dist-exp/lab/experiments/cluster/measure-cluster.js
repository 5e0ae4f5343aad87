// What a run of a simulated cluster came to, in figures that can be held against other runs.
import { NO_FAULTS } from "./faults.js";
import { SimulatedCluster } from "./run-cluster.js";
import { MEASURED_COSTS } from "./simulated-database.js";
import { STRETCH_MS } from "./server-log.js";
/** Runs one case. */
export async function measureCluster(one, ground) {
    const { hosts, workers, hasFaults, sharesGates, databaseSlowness } = one;
    const cluster = new SimulatedCluster({
        ...ground,
        hosts,
        workers,
        sharesGates,
        faults: hasFaults ? ground.faults : NO_FAULTS,
        costs: { ...MEASURED_COSTS, questionMs: MEASURED_COSTS.questionMs * databaseSlowness },
    });
    await cluster.run();
    return rowOf(one, ground, cluster);
}
function rowOf(one, { habits }, cluster) {
    const { log, database, queue, elapsedMs } = cluster;
    const hands = one.workers * habits.sitesAtOnce;
    const requests = log.hosts.count.requests;
    const requestsPerS = throughput(log.perStretch, cluster.busyMs);
    return {
        ...one,
        captures: queue.count.ended,
        requests,
        requestsPerS,
        perHandAndMin: (60 * requestsPerS) / hands,
        ...judged(log.hosts.count, log.addresses.count),
        gateWaits: sum(cluster.gates.map((gates) => gates.figures().waitedMs)) / (elapsedMs * hands),
        questionsPerRequest: database.asked.questions / requests,
        databaseBusy: database.asked.busyMs / elapsedMs,
        longestQuestionMs: database.asked.longestWaitMs,
        happened: { ...cluster.faults },
        ...takenOver(queue.count),
        hoursSimulated: elapsedMs / 3_600_000,
        course: log.perStretch.map((count) => (1_000 * count) / STRETCH_MS),
    };
}
function takenOver({ takeovers, takeoverMs, longestTakeoverMs, refused, }) {
    return {
        takeovers,
        meanTakeoverMs: takeovers > 0 ? takeoverMs / takeovers : null,
        longestTakeoverMs,
        refused,
    };
}
function judged(hosts, addresses) {
    const of = (excuse) => hosts.tooNear[excuse] + addresses.tooNear[excuse];
    const least = Math.min(hosts.leastPause ?? Infinity, addresses.leastPause ?? Infinity);
    return {
        tooNear: { none: of("none"), frozen: of("frozen"), outlived: of("outlived"), untold: of("untold") },
        leastPause: least === Infinity ? null : least,
    };
}
/** A second's requests while every hand was full; all of the run where that was shorter than a stretch. */
function throughput(perStretch, busyMs) {
    const full = Math.floor(busyMs / STRETCH_MS) || perStretch.length;
    return (1_000 * sum(perStretch.slice(0, full))) / (full * STRETCH_MS);
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
