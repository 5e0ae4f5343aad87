import { type Certificate } from "#model/index.js";
import type { ScriptSite } from "./script-site.js";
/** What was claimed, and what of it is not so. */
export interface SiteJudgement {
    readonly sharp: number;
    /** Pages that answered otherwise at t*. */
    readonly falseSharp: readonly string[];
    /** Documents that are claimed with all that they asked for. */
    readonly shown: number;
    /** Those whose text is not what the site showed at t*. */
    readonly falseShown: readonly string[];
    /** Documents that are not claimed whole though nothing on the site would forbid it. */
    readonly unclaimed: readonly string[];
}
/** A document as the capture says that it was shown. */
export interface ShownDocument {
    readonly url: string;
    /** Whether it is claimed, with all that it asked for, for t*. */
    readonly isSharp: boolean;
    readonly text: string;
}
/** Judges every sharp page, and every document that was shown. */
export declare function judgeSite(site: ScriptSite, { pages, asOf }: Pick<Certificate, "pages" | "asOf">, documents: readonly ShownDocument[]): SiteJudgement;
