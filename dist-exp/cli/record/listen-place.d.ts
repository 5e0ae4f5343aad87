import { type TrustedAddresses } from "#record/index.js";
/** A host and a port. */
export interface ListenPlace {
    readonly host: string;
    readonly port: number;
}
/** Reads `host:port`. @throws UsageError */
export declare function listenPlaceOf(option: string, text: string): ListenPlace;
/** Reads addresses and networks: `127.0.0.0/8, ::1`. @throws UsageError */
export declare function addressesOf(option: string, text: string): TrustedAddresses;
/** Words between commas or blanks. */
export declare function listOf(text: string): string[];
