import type { AskedOfSite } from "./asked.js";
import type { Capabilities } from "./capabilities.js";
/**
 * The replay address of a path that is none, resolved against the archived page that asks for it, at that page's
 * moment; `null` when no archived page of this origin does. Whoever names one knows the secret that it is told.
 */
export declare function meantByReferrer(asked: Pick<AskedOfSite, "headers" | "label" | "origins" | "path">, capabilities: Capabilities): string | null;
