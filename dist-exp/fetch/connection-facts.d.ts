import type { ConnectionFacts } from "#ports/index.js";
import type { Connected } from "./connect.js";
type Open = Extract<Connected, {
    readonly kind: "connected";
}>;
/** Reads the facts off a connection; through a proxy neither the server's address nor the resolver's answer is known. */
export declare function connectionFacts({ socket, resolved, through }: Open): ConnectionFacts;
export {};
