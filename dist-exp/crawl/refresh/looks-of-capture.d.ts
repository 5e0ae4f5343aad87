import type { World } from "../world.js";
import type { PageLooked } from "./refreshing.js";
/** Every look of a capture in the order in which they were made; links are in its frontier, and are not told here. */
export declare function looksOfCapture(world: Pick<World, "archive" | "logger">, captureId: string): AsyncGenerator<PageLooked>;
