import type { ClosedInterval, PageUrl } from "#model/index.js";
import type { ToldVersion } from "../source.js";
import type { Redirect } from "./published.js";
/** The redirect as a version of its page. */
export declare function redirectVersion(url: PageUrl, { status, to }: Redirect, span: ClosedInterval): ToldVersion;
