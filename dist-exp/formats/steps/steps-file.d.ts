import { type SiteSteps } from "#model/index.js";
/** The file's own name for its form. */
export declare const STEPS_FORMAT = "isochron-steps/1";
/** How a secret is called. */
export declare const SECRET_NAME: RegExp;
/** Reads a file of steps. @throws UsageError that names file, place and what to write there */
export declare function parseSteps(bytes: Uint8Array, file: string): SiteSteps[];
/** The steps for a page: of the first site that fits its address, `null` where none does. */
export declare function stepsFor(sites: readonly SiteSteps[], url: string): SiteSteps | null;
/** Every secret that steps name, once. */
export declare function secretNames(sites: readonly Pick<SiteSteps, "steps">[]): string[];
