// One port, several servers behind it: each group of readers has routes of its own over the archive as it may see it,
// so that no route chooses what to show to whom. A request goes to the group whose secret it brings, else to everybody's.
import { createServer } from "node:http";
import { sameToken, tokenOf } from "./access-token.js";
import { HTTP_OPTIONS } from "./http-options.js";
/** How fastify makes its listening server with others behind it; nothing when there are none. */
export function frontOf(behind) {
    if (behind.length === 0)
        return {};
    return {
        serverFactory: (handler, options) => {
            const server = createServer(HTTP_OPTIONS.http, (request, response) => {
                // All are asked, so that the time taken tells nothing of which it was.
                const [own] = behind.filter((one) => one.isFor(request));
                if (own)
                    own.server.routing(request, response);
                else
                    handler(request, response);
            });
            // As fastify sets it where it makes the server itself.
            server.keepAliveTimeout = Number(options["keepAliveTimeout"] ?? server.keepAliveTimeout);
            return server;
        },
    };
}
/** Whether a request to the UI's server brings a token. */
export function bringsToken(request, token) {
    const given = new URLSearchParams(/\?([^#]*)/.exec(request.url ?? "")?.[1] ?? "").getAll("token");
    const query = { token: given.length === 1 ? given[0] : undefined };
    return sameToken(tokenOf({ headers: request.headers, query }), token);
}
