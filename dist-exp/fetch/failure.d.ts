/** Why a fetch brought no response; reports and retries match on these. */
export type FailureCode = "dns" | "connect-refused" | "connect-timeout" | "connect-failed" | "unreachable" | "tls" | "reset" | "closed" | "first-byte-timeout" | "head-timeout" | "bad-response"
/** Ours: descriptors, ports, the resolver. */
 | "own-means"
/** Ours too: the proxy that the user named. */
 | "proxy" | "aborted";
/** A failure as a value. */
export interface Failure {
    readonly kind: "failed";
    readonly code: FailureCode;
    readonly message: string;
    /** What the system said when it is our own means that failed. */
    readonly shortage?: string;
    /** What is wrong with the proxy: it is not there, it does not take us, or it makes no way to this one server. */
    readonly proxyFault?: ProxyFault;
}
/** How a proxy fails. */
export type ProxyFault = "down" | "refuses-us" | "failed";
/** Makes a failure whose message is one short line, whatever it was built from. */
export declare function failure(code: FailureCode, message: string): Failure;
/** A failure on the way through a proxy, which no server has a part in. */
export declare function proxyFailure({ address }: {
    readonly address: string;
}, why: string, proxyFault: ProxyFault): Failure;
/** What a socket error before the connection stood means. */
export declare function connectFailure(error: NodeJS.ErrnoException): Failure;
/** What a socket error after the request was sent means. */
export declare function exchangeFailure(error: NodeJS.ErrnoException): Failure;
/** An error's code and text in one line. */
export declare function describe(error: NodeJS.ErrnoException): string;
