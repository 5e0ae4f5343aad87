import type { PageUrl, Told } from "#model/index.js";
import type { SiteRules } from "../address/site-rules.js";
import type { ToldVersion } from "../source.js";
import { type SteadyState } from "./steady-read.js";
/** A file, and the address that it is published at. */
interface PublishedFile {
    readonly url: PageUrl;
    readonly path: string;
}
/** The version; `state` holds the file's bytes. */
export declare function fileVersion({ url, path }: PublishedFile, { bytes, modifiedAt }: Pick<SteadyState, "bytes" | "modifiedAt">, told: Told, { types }: Pick<SiteRules, "types">): ToldVersion;
export {};
