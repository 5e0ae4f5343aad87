/** The soft limit of open files, where the system tells (Linux); `null` elsewhere. */
export declare function descriptorLimit(): number | null;
/** As many connections as were asked for, or as fit: a long response has a file in the spool beside its connection. */
export declare function connectionsWithin(limit: number | null, wanted: number): number;
