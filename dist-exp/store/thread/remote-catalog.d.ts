import type { Catalog } from "#ports/index.js";
import type { Remote } from "./remote.js";
type StoreName = Exclude<keyof Catalog, "keepLook">;
/** The stores that the thread offers by name. */
export declare const CATALOG_STORES: readonly StoreName[];
/** The catalog, answered by the thread. */
export declare function remoteCatalog(remote: Remote): Catalog;
export {};
