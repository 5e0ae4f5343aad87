import type { Instant } from "#model/index.js";
import type { CdpConnection } from "../cdp/connection.js";
/** The clock of one page. */
export declare class VirtualTime {
    #private;
    constructor(connection: CdpConnection, session: string);
    /** How much time the page has seen. */
    get grantedMs(): number;
    /** Stops it at an instant, before anything of the page is there: later the page would already have looked. */
    fixAt(at: Instant): Promise<void>;
    /** Lets it pass for so long, the time in which requests are out left out. */
    grant(sliceMs: number): Promise<void>;
    /** Stops it where it is: nothing of the page moves while it is read. */
    stop(): Promise<void>;
}
