import type { PageUrl } from "#model/index.js";
/** What a look took hold of. */
interface OpenLook {
    readonly isFirst: boolean;
    readonly bytes: number;
}
/** WARC bytes that a look takes in any case: the heads, and what is written beside them. */
export declare const LOOK_BYTES = 4000;
/** The looks of one run that are under way; one at a time for each page. */
export declare class OpenLooks {
    #private;
    /** How many there are. */
    get size(): number;
    /** How many of them are the first at their page. */
    get firsts(): number;
    /** The WARC bytes that they are expected to take. */
    get bytes(): number;
    begin(url: PageUrl, look: OpenLook): void;
    /** What a look that was answered will take, until it is kept. */
    claim(url: PageUrl, bytes: number): void;
    /** Waits until a look ends that may leave room to this one; `false` when all others wait for room too. */
    roomMayCome(url: PageUrl): Promise<boolean>;
    /** WARC bytes that all looks but this one have claimed; those that wait for an answer take something in any case. */
    claimedBeside(url: PageUrl): number;
    /** It was kept, or comes to nothing; whoever waits for room looks again. */
    end(url: PageUrl): void;
    /** Resolves when one of them ends. */
    nextEnd(): Promise<void>;
    /** The pass is over by a fault: nobody waits for looks that will never end. */
    fail(error: unknown): void;
}
export {};
