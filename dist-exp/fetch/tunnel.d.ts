import type { Handshake } from "./handshake.js";
import type { Proxy } from "./proxy.js";
/** Where a tunnel is to lead. */
export interface TunnelEnd {
    /** A name, or an address without brackets. */
    readonly hostname: string;
    readonly port: number;
}
/** What became of the question: the proxy may refuse us, or this one server. */
export type Tunnel = {
    readonly kind: "open";
} | {
    readonly kind: "refuses-us";
    readonly why: string;
} | {
    readonly kind: "failed";
    readonly why: string;
};
/** Opens the tunnel on a connection to the proxy; the name is looked up by the proxy. */
export declare function openTunnel(talk: Handshake, proxy: Proxy, end: TunnelEnd): Promise<Tunnel>;
