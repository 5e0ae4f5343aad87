// Everything that is agreed upon, in memory: for tests, the lab and simulations, on whatever clock they run by. Machines
// are lines to it that can be cut, and it can begin anew as a database does that crashed.
import { memoryManagement } from "#store/index.js";
import { Link } from "./link.js";
import { MemoryControl } from "./memory-control.js";
import { MemoryGateHall, MemoryGates } from "./memory-gates.js";
import { MemoryLeases } from "./memory-leases.js";
import { MemoryBoard, MemoryMachines } from "./memory-machines.js";
import { MemoryObjects } from "./memory-objects.js";
const PATIENCE_MS = 10_000;
/** What all machines share. */
class Ground {
    clock;
    hall;
    leases;
    objects;
    machines;
    board;
    control = new MemoryControl();
    management = memoryManagement();
    facts = null;
    constructor(clock, patienceMs) {
        this.clock = clock;
        this.hall = new MemoryGateHall(clock, patienceMs);
        const leases = (this.leases = new MemoryLeases(clock));
        this.objects = new MemoryObjects((lease) => leases.holds(lease));
        this.machines = new MemoryMachines(clock);
        this.board = new MemoryBoard(clock, (lease) => leases.holds(lease));
    }
}
/** One machine's line to what all machines agree upon. */
export class MemoryAgreement {
    #ground;
    #link = new Link();
    gates;
    leases;
    objects;
    machines;
    board;
    management;
    control;
    /** A new agreement with a first line to it; `another` gives further ones. */
    constructor(clock, options = {}, shared) {
        const link = this.#link;
        const ground = shared ? shared.#ground : new Ground(clock, options.patienceMs ?? PATIENCE_MS);
        this.#ground = ground;
        this.gates = new MemoryGates(ground.hall, link);
        this.leases = link.over(ground.leases);
        this.objects = link.over(ground.objects);
        this.machines = link.over(ground.machines);
        this.board = link.over(ground.board);
        this.control = link.over(ground.control);
        const { jobs, acts } = ground.management;
        this.management = { jobs: link.over(jobs), acts: link.over(acts), close: () => undefined };
    }
    /** Another machine's line to the same agreement. */
    another() {
        return new MemoryAgreement(this.#ground.clock, {}, this);
    }
    async readTime() {
        this.#link.require();
        return this.#ground.clock.now();
    }
    async facts() {
        this.#link.require();
        return this.#ground.facts;
    }
    async found(facts) {
        this.#link.require();
        return (this.#ground.facts ??= facts);
    }
    /** Nothing of this machine gets through any more; its turns count as dead when the gates' patience is over. */
    cut() {
        this.#link.cut();
        this.gates.silence();
    }
    /** Everything gets through again. */
    heal() {
        this.gates.resume();
        this.#link.heal();
    }
    /** The agreement stops and begins anew: what it knew of gates is gone, everything else stays. */
    restart() {
        this.#ground.hall.restart();
    }
    async close() {
        this.cut();
    }
}
