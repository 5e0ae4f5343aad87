// How both servers listen.
/**
 * Options of both servers. An archived page can fill the host's cookie jar (180 cookies of 4 kB), and cookies
 * ignore ports: with Node's 16 kB for headers the browser could then no longer reach the UI at all.
 */
export const HTTP_OPTIONS = {
    bodyLimit: 1024,
    // A site may be named by a long host with its port.
    routerOptions: { maxParamLength: 512 },
    forceCloseConnections: true,
    http: { maxHeaderSize: 1024 * 1024 },
};
