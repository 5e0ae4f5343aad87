// Everything that is agreed upon, in memory: for tests, the lab and simulations, on whatever clock they run by. Machines
// are lines to it that can be cut, and it can begin anew as a database does that crashed.
import { memoryManagement } from "#store/index.js";
import type { Agreement, Clock, ClusterFacts } from "#ports/index.js";
import { Link } from "./link.js";
import { MemoryControl } from "./memory-control.js";
import { MemoryGateHall, MemoryGates } from "./memory-gates.js";
import { MemoryLeases } from "./memory-leases.js";
import { MemoryBoard, MemoryMachines } from "./memory-machines.js";
import { MemoryObjects } from "./memory-objects.js";
import { MemoryWatched } from "./memory-watched.js";

/** How an agreement in memory behaves. */
export interface MemoryAgreementOptions {
  /** A holder of a turn that is silent for so long counts as dead. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;

/** What all machines share. */
class Ground {
  readonly clock: Clock;
  readonly hall: MemoryGateHall;
  readonly leases: MemoryLeases;
  readonly objects: MemoryObjects;
  readonly machines: MemoryMachines;
  readonly board: MemoryBoard;
  readonly watch: MemoryWatched;
  readonly control = new MemoryControl();
  readonly management = memoryManagement();
  facts: ClusterFacts | null = null;

  constructor(clock: Clock, patienceMs: number) {
    this.clock = clock;
    this.hall = new MemoryGateHall(clock, patienceMs);
    const leases = (this.leases = new MemoryLeases(clock));
    this.objects = new MemoryObjects((lease) => leases.holds(lease));
    this.machines = new MemoryMachines(clock);
    this.board = new MemoryBoard(clock, (lease) => leases.holds(lease));
    this.watch = new MemoryWatched(clock, leases);
  }
}

/** What all machines share, as one of them reaches it. */
class Reached {
  readonly leases: Agreement["leases"];
  readonly objects: Agreement["objects"];
  readonly machines: Agreement["machines"];
  readonly board: Agreement["board"];
  readonly management: Agreement["management"];
  readonly control: Agreement["control"];
  readonly watch: Agreement["watch"];

  constructor(ground: Ground, link: Link) {
    this.leases = link.over(ground.leases);
    this.objects = link.over(ground.objects);
    this.machines = link.over(ground.machines);
    this.board = link.over(ground.board);
    this.control = link.over(ground.control);
    this.watch = link.over(ground.watch);
    const { jobs, acts } = ground.management;
    this.management = { jobs: link.over(jobs), acts: link.over(acts), close: () => undefined };
  }
}

/** One machine's line to what all machines agree upon. */
export class MemoryAgreement extends Reached implements Agreement {
  readonly #ground: Ground;
  readonly #link: Link;
  readonly gates: MemoryGates;

  /** A new agreement with a first line to it; `another` gives further ones. */
  constructor(clock: Clock, options: MemoryAgreementOptions = {}, shared?: MemoryAgreement) {
    const link = new Link();
    const ground = shared ? shared.#ground : new Ground(clock, options.patienceMs ?? PATIENCE_MS);
    super(ground, link);
    this.#ground = ground;
    this.#link = link;
    this.gates = new MemoryGates(ground.hall, link);
  }

  /** Another machine's line to the same agreement. */
  another(): MemoryAgreement {
    return new MemoryAgreement(this.#ground.clock, {}, this);
  }

  async readTime(): Promise<number> {
    this.#link.require();
    return this.#ground.clock.now();
  }

  async facts(): Promise<ClusterFacts | null> {
    this.#link.require();
    return this.#ground.facts;
  }

  async found(facts: ClusterFacts): Promise<ClusterFacts> {
    this.#link.require();
    return (this.#ground.facts ??= facts);
  }

  /** Nothing of this machine gets through any more; its turns count as dead when the gates' patience is over. */
  cut(): void {
    this.#link.cut();
    this.gates.silence();
  }

  /** Everything gets through again. */
  heal(): void {
    this.gates.resume();
    this.#link.heal();
  }

  /** The agreement stops and begins anew: what it knew of gates is gone, everything else stays. */
  restart(): void {
    this.#ground.hall.restart();
  }

  async close(): Promise<void> {
    this.cut();
  }
}
