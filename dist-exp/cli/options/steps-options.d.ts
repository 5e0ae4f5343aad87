import type { SiteSteps } from "#model/index.js";
import type { Secrets } from "#ports/index.js";
import type { Io } from "../io.js";
/** What is done by order, and what is filled in for it. */
export interface GivenSteps {
    readonly steps: readonly SiteSteps[];
    /** Missing where no step names one. */
    readonly secrets?: Secrets;
}
interface StepsSettings {
    readonly steps: string | null;
    readonly secrets: string | null;
    readonly browser: "never" | "auto" | "always";
    readonly browserPath: string | null;
}
/** Reads them; a capture that goes on has its steps already. @throws UsageError @throws IsochronError without a browser */
export declare function stepsGiven(settings: StepsSettings, io: Io, begunWith: readonly SiteSteps[] | null): Promise<GivenSteps>;
export {};
