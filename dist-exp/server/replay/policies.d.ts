import { type Headers } from "../security-headers.js";
import type { Neighbourhood } from "./site-origins.js";
/** For archived content in its frame on its site's origin: scripts may run, and load from archived sites only. */
export declare function scriptedHeaders({ framers, anySite }: Neighbourhood): Headers;
/** For archived content anywhere else: it is looked at, nothing in it runs. */
export declare function stillHeaders({ framers }: Neighbourhood): Headers;
/** For the page around an archived page: its policy, not the archived page, decides where the frame can go. */
export declare function framingHeaders(origins: Neighbourhood, { siteOrigin, served }: {
    readonly siteOrigin: string;
    readonly served: string;
}, scriptHash: string): Headers;
/** For our page in a frame that asks the framing page to go on to another one. */
export declare function hopHeaders({ framers, anySite }: Neighbourhood, scriptHash: string): Headers;
/** For our own notices beside archived pages. */
export declare const NOTICE_HEADERS: Headers;
/** For our own script in archived pages; its path changes when it does. */
export declare const SHIM_HEADERS: Headers;
