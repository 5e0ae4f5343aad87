/** Whether a bind address reaches this machine only. */
export declare function isLoopback(host: string): boolean;
/**
 * Whether a Host header may be answered: loopback names, the configured host, and addresses themselves, which
 * no name server can turn against us.
 */
export declare function isOwnHost(header: string | undefined, configuredHost: string): boolean;
/**
 * The host that a request is meant for. A target in absolute form names it itself, and Host is then ignored
 * (RFC 9112 section 3.2.2).
 */
export declare function hostAsked(request: {
    readonly raw: {
        readonly url?: string | undefined;
    };
    readonly headers: {
        readonly host?: string | undefined;
    };
}): string | undefined;
/** The origin on another port of the host by which a client reached us, so that names and addresses never mix. */
export declare function originBeside(hostHeader: string, port: number): string;
