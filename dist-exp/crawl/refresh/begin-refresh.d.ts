import { type Capture } from "#model/index.js";
import type { World } from "../world.js";
import type { RefreshRequest } from "./refreshing.js";
/**
 * Enters a refresh into the catalog. Its t* is fixed a millisecond before its start: whatever it sees is seen after
 * that, and nothing in it can be sharp.
 */
export declare function beginRefresh(request: RefreshRequest, world: World): Promise<Capture>;
/** The refresh that is to go on, as the catalog has it. */
export declare function refreshToGoOn({ id }: Capture, { archive, clock }: World): Promise<Capture>;
