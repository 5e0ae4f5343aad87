import { IsochronError } from "#errors.js";
/** A site is this machine's no more, or was stamped by a clock that went wrong: nothing further of it counts. */
export declare class SiteLost extends IsochronError {
    readonly name = "SiteLost";
    readonly why: "lease" | "clock";
    constructor(site: string, why: "lease" | "clock");
}
