import { type PageUrl } from "#model/index.js";
import type { TrapRule } from "./trap-rule.js";
/** A session identifier in the path or in the query. */
export declare const sessionId: TrapRule;
/** The URL without session identifiers, which is asked for in its place; the rest stays as it was written. */
export declare function withoutSession(url: PageUrl): PageUrl;
