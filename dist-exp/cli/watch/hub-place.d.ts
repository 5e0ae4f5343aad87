/** The public address of callbacks, and where it is answered on this machine. */
export interface HubPlace {
    /** Ends with a slash; names of callbacks follow it. */
    readonly callbackBase: string;
    readonly host: string;
    readonly port: number;
}
/** What the command line says of hubs. */
export interface HubFlags {
    readonly hubCallback?: string;
    readonly hubListen?: string;
}
/** Reads both flags; `null` without them. @throws UsageError */
export declare function hubPlaceOf({ hubCallback, hubListen }: HubFlags): HubPlace | null;
