/** How a proxy is asked for a tunnel. */
type ProxyKind = "http" | "https" | "socks5";
/** A proxy that the user names. */
export interface Proxy {
    readonly kind: ProxyKind;
    readonly hostname: string;
    readonly port: number;
    /** For the record and for messages: without user name and password. */
    readonly address: string;
    readonly credentials: {
        readonly user: string;
        readonly password: string;
    } | null;
}
/** Reads `http://host:port`, `https://` or `socks5://`, perhaps with `user:password@`. @throws UsageError without the secret */
export declare function parseProxy(text: string): Proxy;
export {};
