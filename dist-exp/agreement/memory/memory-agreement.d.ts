import type { Agreement, Clock, ClusterFacts } from "#ports/index.js";
import { MemoryGates } from "./memory-gates.js";
/** How an agreement in memory behaves. */
export interface MemoryAgreementOptions {
    /** A holder of a turn that is silent for so long counts as dead. */
    readonly patienceMs?: number;
}
/** One machine's line to what all machines agree upon. */
export declare class MemoryAgreement implements Agreement {
    #private;
    readonly gates: MemoryGates;
    readonly leases: Agreement["leases"];
    readonly objects: Agreement["objects"];
    readonly machines: Agreement["machines"];
    readonly board: Agreement["board"];
    readonly management: Agreement["management"];
    readonly control: Agreement["control"];
    /** A new agreement with a first line to it; `another` gives further ones. */
    constructor(clock: Clock, options?: MemoryAgreementOptions, shared?: MemoryAgreement);
    /** Another machine's line to the same agreement. */
    another(): MemoryAgreement;
    readTime(): Promise<number>;
    facts(): Promise<ClusterFacts | null>;
    found(facts: ClusterFacts): Promise<ClusterFacts>;
    /** Nothing of this machine gets through any more; its turns count as dead when the gates' patience is over. */
    cut(): void;
    /** Everything gets through again. */
    heal(): void;
    /** The agreement stops and begins anew: what it knew of gates is gone, everything else stays. */
    restart(): void;
    close(): Promise<void>;
}
