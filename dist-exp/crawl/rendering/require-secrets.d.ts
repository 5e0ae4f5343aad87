import { type CaptureSettings } from "#model/index.js";
import type { World } from "../world.js";
/** Refuses a run whose steps need secrets that nobody has told. @throws UsageError */
export declare function requireSecrets(settings: CaptureSettings, { secrets }: Pick<World, "secrets">): void;
