/** Where an address was written: what everybody on a machine may read holds no password. */
export type AddressSource = "flag" | "environment" | "file";
/** How to reach the database. */
export interface ClusterAddress {
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly user: string;
    /** Where there is none here, the usual places are asked: PGPASSWORD, and the file of PGPASSFILE. */
    readonly password?: string;
    /** `false` only where the address says so; a certificate authority's PEM, or those of the system. */
    readonly tls: false | {
        readonly ca?: string;
    };
    /** Of the cluster's tables. */
    readonly schema: string;
    /** For people: without any secret. */
    readonly place: string;
}
/** Reads an address. @throws UsageError in one line that never holds the password */
export declare function readClusterAddress(text: string, source: AddressSource, environment?: Readonly<Record<string, string | undefined>>): ClusterAddress;
