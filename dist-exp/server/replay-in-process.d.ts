import { type ReplayTarget } from "#access/index.js";
import type { Archive, Logger } from "#ports/index.js";
/** A request as a browser makes it. */
export interface CarriedRequest {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array | null;
}
/** What the server answers; `null` where it is longer than is taken. */
export type CarriedAnswer = {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array;
} | null;
/** What an address that a replayed page asks for stands for. */
export type MeantAddress = {
    readonly kind: "archived";
    readonly url: string;
}
/** Our own script, or a path of which only the server knows what is meant. */
 | {
    readonly kind: "own";
}
/** On no origin of the replay: it would have gone to the live web. */
 | {
    readonly kind: "outside";
};
/** The replay of one archive, asked by hand. */
export interface ReplayInProcess {
    /** Where the page itself is shown, as the frame of a reader's window shows it. */
    addressOf(target: ReplayTarget): string;
    /** What of the archive is meant by an address that a page asks for. */
    meantBy(address: string, pageUrl: string): MeantAddress;
    answer(request: CarriedRequest, mostBytes: number): Promise<CarriedAnswer>;
    close(): Promise<void>;
}
/** Makes it; nothing is listened on. */
export declare function openReplay(archive: Archive, logger: Logger): Promise<ReplayInProcess>;
