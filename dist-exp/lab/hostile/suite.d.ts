import type { Socket } from "node:net";
import type { Behaviour } from "./wire-server.js";
/** One behaviour over a real socket. */
export interface Hostile {
    readonly name: string;
    readonly behaviour: Behaviour;
    readonly onConnect?: (socket: Socket) => boolean;
    /** What it says for robots.txt: 404 unless told. */
    readonly robots: Behaviour;
    /** The file of its certificate; it speaks plain HTTP without. */
    readonly tls?: string;
    /** Whether it is asked over TLS. */
    readonly isSecure: boolean;
    /** The first look in words, or the page's verdict when it never came to one. */
    readonly record: RegExp;
    /** Longest time of one look, and most bytes that all looks leave in the WARC. */
    readonly boundMs: number;
    readonly boundBytes: number;
}
/** Limits of a fetch under which the bounds hold. */
export declare const HOSTILE_LIMITS: {
    connectMs: number;
    firstByteMs: number;
    idleMs: number;
    totalMs: number;
    maxHeadBytes: number;
    maxResponseBytes: number;
};
/** All of them. */
export declare function hostileSuite(): Hostile[];
