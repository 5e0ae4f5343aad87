import type { Capture, KeptSettings } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import type { World } from "../world.js";
/** Proxy and own roots as they are kept with a capture; nothing where there are none. */
export declare function networkOf({ path }: Fetcher): Pick<KeptSettings, "network">;
/** Refuses to go on with headers, cookies, credentials, proxy or roots other than those the capture was begun with. */
export declare function requireSameProfile({ settings, id }: Capture, { fetcher }: World): void;
/** What report and certificate say of the way out. */
export declare function networkNotes({ network: { proxy, trusted } }: KeptSettings): string[];
