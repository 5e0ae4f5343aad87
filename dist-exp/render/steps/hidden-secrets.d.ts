import type { Settling } from "../page/settle.js";
/** Takes pictures while nothing secret is shown; `null` where that cannot be had. */
export declare function withoutSecrets<T>(at: Settling, take: () => Promise<T>): Promise<T | null>;
