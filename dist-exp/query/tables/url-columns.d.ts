import type { Column } from "../engine/column.js";
/** An address in parts; what is no http address has none. */
export interface UrlParts {
    readonly url: string;
    readonly surt: string;
    readonly host: string | null;
    /** From the most general label on; `null` for IP addresses, which have no labels. */
    readonly labels: readonly string[] | null;
    readonly protocol: string | null;
    readonly port: number | null;
    readonly path: string | null;
    readonly query: string | null;
}
/** Parts an address; hostile ones have no parts rather than wrong ones. */
export declare function urlParts(url: string, surt: string): UrlParts;
/** What rows with an address are made of. */
export interface Addressed {
    readonly parts: UrlParts;
}
/** The columns of an address. */
export declare const URL_COLUMNS: readonly Column<Addressed>[];
/** Those by which most questions ask, for tables beside the index. */
export declare const FEW_URL_COLUMNS: Column<Addressed>[];
