import { BlockList } from "node:net";
/** Addresses and networks. */
export type TrustedAddresses = BlockList;
/** Takes addresses and networks (`10.0.0.0/8`) together; `wrong` is the first entry that is neither. */
export declare function trustedAddresses(entries: readonly string[]): {
    readonly list: TrustedAddresses;
    readonly wrong: string | null;
};
