import { type Socket } from "node:net";
import { type SecureContext } from "node:tls";
import { type Failure } from "./failure.js";
import type { Proxy } from "./proxy.js";
import type { StopSignal } from "./stop-signal.js";
/** One answer of the resolver. */
export interface ResolvedAddress {
    readonly address: string;
    readonly family: number;
}
/** What connecting needs to know beside the URL. */
export interface ConnectOptions {
    readonly allowPrivate: boolean;
    /** What TLS trusts; the roots that come with Node unless told. */
    readonly secureContext?: SecureContext;
    /** Through which every connection goes. */
    readonly proxy?: Proxy;
    readonly resolve?: (hostname: string) => Promise<ResolvedAddress[]>;
    /** Told when the resolver is done with a name, also when nobody waits for its answer any more. */
    readonly onResolved?: () => void;
}
/** A private address: we did not ask. */
export interface AddressRefusal {
    readonly kind: "refused";
    readonly code: "private-address";
    readonly message: string;
}
/** What a socket through a proxy does not say of itself. */
interface Through {
    readonly proxy: string;
    /** Our own address on the way to the proxy. */
    readonly client: string | null;
    /** Whether TLS is spoken with the server; with the proxy it may be spoken besides. */
    readonly isTls: boolean;
}
/** A connection ready for a request, or why there is none. */
export type Connected = {
    readonly kind: "connected";
    readonly socket: Socket;
    /** The resolver's answer. */
    readonly resolved?: readonly string[];
    /** The proxy that it goes through. */
    readonly through?: Through;
} | Failure | AddressRefusal;
/** Connects to the URL's host; a stop ends the attempt with its reason. */
export declare function connect(url: URL, options: ConnectOptions, stop: StopSignal): Promise<Connected>;
export {};
