import { IsochronError } from "#errors.js";
/** Ends a turn: nothing was sent. */
export declare class NothingLeft extends IsochronError {
    readonly name = "NothingLeft";
    constructor();
}
