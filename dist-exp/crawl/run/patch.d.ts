import { type Capture } from "#model/index.js";
import type { World } from "../world.js";
/** What report and certificate of a patch say first. */
export declare function patchNote(patched: string): string;
/**
 * Enters the patch into the catalog, t* fixed at its start: everything in it is seen after that, so nothing in it
 * can be sharp, and it says nothing about the moment of the capture it patches.
 */
export declare function beginPatch(patched: Capture, world: World): Promise<Capture>;
