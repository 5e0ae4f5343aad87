import type { Socket } from "node:net";
import type { FetchLimits } from "#fetch/index.js";
import type { Behaviour } from "./wire-server.js";
/** Ends every drip. */
export declare function stopDripping(): void;
/** A behaviour, on its requests or before any, and the limits that make it short. */
export interface Hostility {
    readonly behaviour?: Behaviour;
    readonly onConnect?: (socket: Socket) => boolean;
    readonly limits?: Partial<FetchLimits>;
}
/** Says it and waits. */
export declare const saying: (text: string) => Behaviour;
/** Says it and closes. */
export declare const sayingLast: (text: string) => Behaviour;
/** A pure RST: `resetAndDestroy` says FIN first, which an unframed body cannot tell from its end. */
export declare function reset(socket: Socket): void;
/** Says it and resets the connection. */
export declare const resetting: (text: string) => Behaviour;
/** Says it, and then a drop at a time for ever. */
export declare const dripping: (head: string, drop: string, everyMs?: number) => Behaviour;
/** Writes as fast as the client reads, for ever. */
export declare const flooding: (head: string, piece: string) => Behaviour;
/** Acts on the connection, and reads nothing from it. */
export declare const onConnect: (act: (socket: Socket) => void) => (socket: Socket) => boolean;
/** A status line. */
export declare const OK = "HTTP/1.1 200 OK\r\n";
/** The head of a chunked response. */
export declare const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
/** Answers with a body of the given type. */
export declare const body: (type: string, bytes: Buffer | string, more?: string) => Behaviour;
/** Answers with an HTML page. */
export declare const html: (text: string | Buffer, more?: string) => Behaviour;
/** Another answer each time, counted for each server by itself. */
export declare const changing: (make: (nth: number) => Behaviour) => Behaviour;
/** A behaviour whose bytes take a while to make. */
export interface Prepared extends Behaviour {
    /** Makes them now: who has servers and fetches in one process must not be held up by it later. */
    prepare(): void;
}
/** Made when it is first asked for: bombs and floods are not built for those who only name them. */
export declare const lazily: (make: () => Behaviour) => Prepared;
