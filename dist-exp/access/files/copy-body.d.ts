import type { CopyPlan, PlannedFile } from "./copy-plan.js";
import type { StoredContent } from "./stored-content.js";
/** Bytes with what was found in them. */
export interface CopiedBody {
    readonly bytes: Uint8Array;
    readonly title: string | null;
}
/** Where and how bodies are written. */
export interface BodyContext {
    readonly plan: CopyPlan;
    readonly withScripts: boolean;
}
/** A page, style sheet or text; or why it cannot be shown. */
export declare function textBody(file: PlannedFile, content: StoredContent, { plan, withScripts }: BodyContext): Promise<CopiedBody | string>;
/** All other content as it passes; `onEnd` is told whether it was what is on record, in words. */
export declare function plainBody(file: PlannedFile, { pieces }: StoredContent, onEnd: (problem: string | null) => void): AsyncGenerator<Uint8Array>;
