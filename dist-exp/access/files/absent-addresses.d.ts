import { type AbsentAddress } from "#model/index.js";
/** Grows while pages are written. */
export declare class AbsentAddresses {
    #private;
    /** A page of the site of which nothing can be shown. */
    addKnown(url: string, reason: string): void;
    /** The local page, and the place in it, that names the address. */
    placeOf(url: string): string;
    /** In the order of their places. */
    get all(): readonly AbsentAddress[];
    /** How often an address could not be named. */
    get unnamed(): number;
}
