import { type LiveStrategy } from "#schedule/index.js";
/** The live strategy of that name; throws a usage error that lists the names there are. */
export declare function strategyNamed(name: string): LiveStrategy;
