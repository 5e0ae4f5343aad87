import type { Remote } from "./remote.js";
type Walk = (...args: never[]) => AsyncIterable<unknown>;
/** How each method of a port crosses the border. */
export type Crossing<Store extends object> = {
    readonly [Method in keyof Store]-?: Store[Method] extends Walk ? "walk" : "call";
};
/** The port, answered by the thread's object of this name. */
export declare function remoteStore<Store extends object>(remote: Remote, target: string, crossing: Crossing<Store>): Store;
export {};
