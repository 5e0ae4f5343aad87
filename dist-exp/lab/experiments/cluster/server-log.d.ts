import { PolitenessJudge } from "./politeness-judge.js";
import type { SiteWorld } from "./site-world.js";
/** Requests are counted by stretches of this length. */
export declare const STRETCH_MS = 10000;
/** A request as it reaches a server. */
export interface Knock {
    readonly host: number;
    readonly atMs: number;
    /** It was sent long after it was last checked. */
    readonly isLate: boolean;
    /** Whether its asker surely has the turn at this gate now. */
    readonly hasTurn: (gate: string) => boolean;
}
/** The log of all servers. */
export declare class ServerLog {
    #private;
    readonly hosts: PolitenessJudge;
    readonly addresses: PolitenessJudge;
    /** Requests that arrived in each stretch of time since the start. */
    readonly perStretch: number[];
    constructor(world: SiteWorld, { delayMs, startMs }: {
        delayMs: number;
        startMs: number;
    });
    /** Somebody has an answer of the host, robots.txt first of all: what it asks for is due from now on. */
    answered(host: number, canTell: boolean): void;
    /** A request arrives; what is returned is called when it was answered, or given up. */
    arrive({ host, atMs, isLate, hasTurn }: Knock): (endMs: number) => void;
}
/** A host's name. */
export declare function hostName(host: number): string;
/** An address in words. */
export declare function addressName(address: number): string;
