import type { Instant } from "#model/index.js";
import type { SiteAnswer, SiteRequest } from "./script-site.js";
import type { Town, View } from "./town.js";
/** What is answered beside documents and the clients' files; `null` where it is none of this. */
export declare function townAnswer(request: SiteRequest, town: Town, at: Instant): SiteAnswer | null;
/** A view as pieces of HTML, in order. */
export declare function partsOf({ heading, paragraphs, picture, links }: View): string[];
