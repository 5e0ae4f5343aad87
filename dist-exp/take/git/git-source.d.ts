import { type PageUrl } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import type { SiteRules } from "../address/site-rules.js";
import type { Source } from "../source.js";
/** Which history, and where it is published. */
export interface GitRequest {
    readonly dir: string;
    readonly branch: string;
    /** The folder of the repository that is published; empty for all of it. */
    readonly folder: string;
    readonly root: PageUrl;
    readonly rules: SiteRules;
}
/** Opens a history. @throws UsageError when there is none */
export declare function openGitSource(request: GitRequest, clock: Clock): Promise<Source>;
