import type { TrustedAddresses } from "./trusted-addresses.js";
import { type RawFields } from "./passed-fields.js";
/** The connection that a request came in by. */
export interface ClientSide {
    readonly address: string;
    readonly isTls: boolean;
}
/** Whether an address is one of the proxies that are believed. */
export declare function isTrusted(address: string, trusted: TrustedAddresses): boolean;
/** An IPv4 address as such, also where the socket names it as one of IPv6. */
export declare function plainAddress(address: string | undefined): string;
/** The fields with the three set: gone on from what a trusted proxy said, or begun anew. */
export declare function withForwarded(passed: readonly string[], asked: RawFields, { address, isTls }: ClientSide, isBelieved: boolean): string[];
