/**
 * Options of both servers. An archived page can fill the host's cookie jar (180 cookies of 4 kB), and cookies
 * ignore ports: with Node's 16 kB for headers the browser could then no longer reach the UI at all.
 */
export declare const HTTP_OPTIONS: {
    readonly bodyLimit: 1024;
    readonly routerOptions: {
        readonly maxParamLength: 512;
    };
    readonly forceCloseConnections: true;
    readonly http: {
        readonly maxHeaderSize: number;
    };
};
