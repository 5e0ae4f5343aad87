import type { ReplayQuery, ReplayTarget } from "#access/index.js";
import type { AskedOfSite } from "./asked.js";
/**
 * The fields of a part or of what a script reads; none for a page in a window or a frame, which is what its address
 * says. Where scripts name their own address they name the archive's: it is put back.
 */
export declare function askedFields({ headers, intent, sent, origins, label, }: Pick<AskedOfSite, "headers" | "intent" | "sent" | "origins" | "label">, target: ReplayTarget): {
    fields?: ReplayQuery["fields"];
};
