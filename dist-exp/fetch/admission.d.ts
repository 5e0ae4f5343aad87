import type { FetchRequest } from "#ports/index.js";
/** One fetch's admission; the time spent waiting for it is no fault of the server's. */
export declare class Admission {
    #private;
    constructor(admit: FetchRequest["admit"]);
    get waitedMs(): number;
    /** Waits until a request may be sent to the address; at once when it is the one already admitted to. */
    enter(address: string | undefined): Promise<void>;
    leave(): void;
}
