import type { Logger } from "#ports/index.js";
import { type HubAnswering } from "./hub-answer.js";
/** Where to listen, and how calls are answered. */
export interface HubListenerOptions extends HubAnswering {
    readonly host: string;
    /** 0 takes any. */
    readonly port: number;
    readonly logger: Logger;
}
/** The door, open. */
export interface HubListener {
    readonly port: number;
    /** Ends calls that are under way, too. */
    close(): Promise<void>;
}
/** Listens for hubs. @throws PORT_TAKEN, UsageError where nobody can listen */
export declare function listenForHubs(options: HubListenerOptions): Promise<HubListener>;
