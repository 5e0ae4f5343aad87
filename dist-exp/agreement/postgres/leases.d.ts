import { z } from "zod";
import { type Instant } from "#model/index.js";
import type { HeldSite, SiteLease, SiteLeases } from "#ports/index.js";
import type { Statements } from "./database.js";
/** An instant of the database's as it is shown: cut to the millisecond. */
export declare const shownAt: z.ZodPipe<z.ZodNumber, z.ZodTransform<Instant, number>>;
/** What every write under a lease asks for, of the parameters $1 and $2; the row stays as it is until that is committed. */
export declare const HELD_LEASE = "\nSELECT 1 FROM @leases WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms() FOR SHARE";
/** Leases in PostgreSQL. */
export declare class PostgresLeases implements SiteLeases {
    #private;
    constructor(database: Statements);
    take(site: string, { machine, leaseMs }: Parameters<SiteLeases["take"]>[1]): Promise<SiteLease | null>;
    renew(leases: readonly SiteLease[], leaseMs: number): Promise<SiteLease[]>;
    release({ site, fence }: SiteLease): Promise<void>;
    raise(site: string, fence: number): Promise<void>;
    list({ onlyHeld }?: {
        onlyHeld?: boolean | undefined;
    }): Promise<HeldSite[]>;
}
