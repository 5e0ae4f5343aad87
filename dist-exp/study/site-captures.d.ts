import { type Capture, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** The captures of a site that showed anything, newest first; one that failed has seen nothing of it. */
export declare function capturesOfSite(site: string, { catalog }: Archive): Promise<Capture[]>;
/** The site that a user means by its name, its host (with its port) or any address of it; `null` when it is none. */
export declare function siteNamed(text: string, { catalog }: Archive): Promise<string | null>;
/** The capture that a question about a page means: the newest of its own site, else the newest that saw it, or any. */
export declare function captureOfPage(url: PageUrl, { catalog }: Archive): Promise<Capture | null>;
