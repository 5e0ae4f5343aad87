import { type Instant } from "#model/index.js";
import type { Client } from "./client.js";
import { type ClientFiles, type ScriptSite, type SiteOrigins } from "./script-site.js";
/** One for each framework and each way to come by content. */
export declare const CLIENTS: readonly Client[];
/** How the sites of a catalogue live. */
export interface CatalogueOptions {
    readonly seed: number;
    readonly startAt: Instant;
    readonly files: ClientFiles;
    /** By a site's number and name; made-up names that nobody resolves, unless told. */
    readonly originsOf?: (name: string, number: number) => SiteOrigins;
}
/** One site of each client, without noise, that changes about every ten minutes. */
export declare function scriptSites(options: CatalogueOptions): ScriptSite[];
/** Variants: clients in turn, with noise and a pace of life by chance, from every few seconds to once a day. */
export declare function scriptSiteVariants(options: CatalogueOptions, count: number): ScriptSite[];
