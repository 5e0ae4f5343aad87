import type { Capture } from "#model/index.js";
import type { Watcher, World } from "../world.js";
import type { Refreshing, RefreshEnd, RefreshRequest } from "./refreshing.js";
/** Opens the refreshing of a site: a new capture of kind `refresh`, or the unfinished one named by `resume`. */
export declare function openRefresh(request: RefreshRequest, world: World, watcher?: Watcher): Promise<Refreshing>;
/** Ends an unfinished refresh as it stands, also one that was begun with other headers; nobody is asked. */
export declare function endRefresh(capture: Capture, world: World): Promise<RefreshEnd>;
