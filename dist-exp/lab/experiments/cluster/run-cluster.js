// A cluster in virtual time, from the first site taken to the last one ended.
import { SeededRandom } from "#adapters/index.js";
import { EventQueue } from "./event-queue.js";
import { drawGapMs, drawLengthMs } from "./faults.js";
import { GateTable } from "./gate-table.js";
import { MEASURED_COSTS, SimulatedDatabase } from "./simulated-database.js";
import { ServerLog } from "./server-log.js";
import { SimulatedFetches } from "./simulated-fetches.js";
import { SimulatedProcess } from "./simulated-process.js";
import { SimulatedWorker } from "./simulated-worker.js";
import { SiteQueue } from "./site-queue.js";
import { drawWorld } from "./site-world.js";
import { TableGates } from "./table-gates.js";
const START_MS = Date.UTC(2026, 0, 1);
/** Clocks of machines are wrong by up to this. */
const WRONGEST_CLOCK_MS = 3_600_000;
/** Share of those that fall between the last check of a request and its sending. */
const WORST_FREEZES = 0.5;
/** A cluster while it runs. */
export class SimulatedCluster {
    options;
    events = new EventQueue(START_MS);
    world;
    database;
    table;
    queue;
    log;
    fetches;
    faults = { kills: 0, freezes: 0, cuts: 0, restarts: 0 };
    /** All that ever ran, for their figures. */
    gates = [];
    #random;
    #failure = null;
    constructor(options) {
        this.options = options;
        const { events } = this;
        const random = (this.#random = new SeededRandom(options.seed));
        const nowMs = () => events.nowMs;
        this.world = drawWorld(options, random.fork("world"));
        this.database = new SimulatedDatabase(events, random.fork("database"), options.costs ?? MEASURED_COSTS);
        this.table = new GateTable(options.patienceMs, nowMs);
        const order = Array.from({ length: options.hosts }, (_, site) => site);
        this.queue = new SiteQueue(order, options.habits.leaseMs, nowMs);
        const { delayMs } = options.habits;
        this.log = new ServerLog(this.world, { delayMs, startMs: START_MS });
        this.fetches = new SimulatedFetches(events, this.world, random.fork("answers"), this.log);
    }
    /** Runs until every site has ended. */
    async run() {
        for (let worker = 0; worker < this.options.workers; worker++)
            this.#start(`w${worker}`);
        this.#restartNow(this.#random.fork("restarts"));
        await this.events.run(() => {
            if (this.#failure)
                throw this.#failure;
            return this.queue.isDone;
        });
    }
    /** Virtual time since the start. */
    get elapsedMs() {
        return this.events.nowMs - START_MS;
    }
    /** While there was more to take than hands. */
    get busyMs() {
        return this.queue.lastTakenAtMs - START_MS;
    }
    #start(name) {
        const random = this.#random.fork(name);
        const skewMs = Math.round((2 * random.next() - 1) * WRONGEST_CLOCK_MS);
        const process = new SimulatedProcess(this.events, name, skewMs);
        const { database, table, queue, fetches, world } = this;
        const { patienceMs, habits } = this.options;
        const reach = { process, database, table, patienceMs, random: random.fork("polls") };
        const gates = this.options.sharesGates ? new TableGates(reach) : null;
        if (gates)
            this.gates.push(gates);
        const fail = (error) => void (this.#failure ??= error);
        new SimulatedWorker({ process, database, gates, queue, fetches, world, random, fail }, habits);
        this.#troubleNow(process, random.fork("faults"));
    }
    /** What happens to one process while it lives. */
    #troubleNow(process, random) {
        const { killEveryMs, freezeEveryMs, cutEveryMs } = this.options.faults;
        this.#again(process, freezeEveryMs, random.fork("freezes"), (draw) => {
            this.faults.freezes++;
            const isWorst = draw.next() < WORST_FREEZES;
            const forMs = drawLengthMs("freezeMs", draw);
            if (isWorst)
                process.freezeWhenSending(forMs);
            else
                process.freeze(forMs);
        });
        this.#again(process, cutEveryMs, random.fork("cuts"), (draw) => {
            this.faults.cuts++;
            process.cut(drawLengthMs("cutMs", draw));
        });
        this.#again(process, killEveryMs, random.fork("kills"), (draw) => {
            this.faults.kills++;
            process.kill();
            const backMs = this.events.nowMs + drawLengthMs("replaceMs", draw);
            this.events.at(backMs, () => this.#start(`${process.name}'`));
        });
    }
    #again(process, everyMs, random, happen) {
        const gapMs = drawGapMs(everyMs, random);
        if (gapMs === Infinity)
            return;
        this.events.at(this.events.nowMs + gapMs, () => {
            if (!process.isAlive)
                return;
            happen(random);
            this.#again(process, everyMs, random, happen);
        });
    }
    #restartNow(random) {
        const gapMs = drawGapMs(this.options.faults.restartEveryMs, random);
        if (gapMs === Infinity)
            return;
        this.events.at(this.events.nowMs + gapMs, () => {
            this.faults.restarts++;
            const downMs = drawLengthMs("downMs", random);
            this.database.restart(downMs);
            this.table.restart(this.events.nowMs + downMs);
            this.#restartNow(random);
        });
    }
}
