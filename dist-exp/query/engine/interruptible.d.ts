import type { Engine } from "./engine.js";
/** Does the work; the engine is closed behind it, however it ends. */
export declare function interruptible<T>(engine: Engine, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
