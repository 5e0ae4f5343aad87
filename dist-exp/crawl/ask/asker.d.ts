import type { Reading } from "#detect/index.js";
import type { DecodeLimits } from "#formats/index.js";
import type { Caller, Gates, HostAnswer } from "#frontier/index.js";
import { type PageUrl } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult, Logger } from "#ports/index.js";
/** What an asker asks with. */
export interface AskingPorts {
    readonly fetcher: Fetcher;
    readonly clock: Clock;
    readonly logger: Logger;
    /** Aborting ends every wait for a turn. */
    readonly signal?: AbortSignal;
}
/** A world to ask in. */
export interface AskingWorld extends AskingPorts {
    readonly gates: Gates;
}
/** What came of a question; whoever asked discards what was spooled. */
export interface Answered {
    readonly result: FetchResult;
    /** `null` without a response. */
    readonly reading: Reading | null;
}
/** How somebody asks. */
export interface AskingHabits {
    /** Whether several hosts on one server address may be asked at once, as for CDN addresses. */
    readonly sharedAddresses?: boolean;
    /** By which contents are decoded; the rules of now unless told. */
    readonly limits?: DecodeLimits;
    /** Told how a host took each request. */
    readonly onAnswer?: (url: PageUrl, answer: HostAnswer) => void;
    /** Told when a host that keeps silent is waited for less from now on. */
    readonly onShortened?: (words: string) => void;
}
/** Asks servers for one party at the gates. */
export declare class Asker {
    #private;
    readonly caller: Caller;
    constructor(ports: AskingPorts, caller: Caller, habits?: AskingHabits);
    /** One request and what its answer says; when this resolves, the host may be asked again. */
    ask(request: FetchRequest): Promise<Answered>;
}
/** An asker with a place of its own at the gates; whoever takes it leaves them by its caller. */
export declare function askerIn(world: AskingWorld, delayMs: number): Asker;
/** Gives up what a response left aside. */
export declare function discard({ result }: Answered): Promise<void>;
