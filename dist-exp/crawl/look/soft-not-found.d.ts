import type { Reading } from "#detect/index.js";
import { type FrontierPage } from "#model/index.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import type { RunAsking } from "../ask/run-asking.js";
/** What a trial asks with. */
interface TrialParts {
    readonly captureId: string;
    readonly asking: RunAsking;
    readonly robots: RobotsRules;
    readonly notes: string[];
}
/** Knows the soft 404s of one capture's hosts. */
export declare class SoftNotFound {
    #private;
    constructor(parts: TrialParts);
    /** Whether the page may stand for a missing one: its host is known to show such pages, or shows two alike. */
    suspects({ url, kind }: FrontierPage, reading: Reading | null): boolean;
    /** Whether a suspect is what its host shows for missing pages; the host is asked once. */
    isSoftNotFound({ url }: FrontierPage, { content, outcome }: Reading): Promise<boolean>;
}
export {};
