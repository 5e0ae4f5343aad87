import type { Agreement } from "#ports/index.js";
import { type AddressSource } from "./cluster-address.js";
import { type DatabaseLimits } from "./database.js";
/** How the database of a cluster is opened. */
export interface PostgresOptions {
    /** Where the address was written: a flag holds no password. */
    readonly source: AddressSource;
    readonly environment?: Readonly<Record<string, string | undefined>>;
    /** Makes the tables where they are missing, and adds what this version needs. */
    readonly isToBePrepared?: boolean;
    /** A holder of a turn at a gate that is silent for so long counts as dead; the same on all machines. */
    readonly patienceMs?: number;
    readonly limits?: Partial<DatabaseLimits>;
}
/** Opens the agreement of a cluster. @throws UsageError for the address, CLUSTER where it is out of reach or not prepared */
export declare function openPostgresAgreement(address: string, options: PostgresOptions): Promise<Agreement>;
