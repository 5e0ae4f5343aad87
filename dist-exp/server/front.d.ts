import { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
/** The servers of single groups, each with what tells a request of theirs. */
export interface Behind {
    readonly server: FastifyInstance;
    isFor(request: IncomingMessage): boolean;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** How fastify makes its listening server with others behind it; nothing when there are none. */
export declare function frontOf(behind: readonly Behind[]): {
    serverFactory?: (handler: Handler, options: Record<string, unknown>) => Server;
};
/** Whether a request to the UI's server brings a token. */
export declare function bringsToken(request: IncomingMessage, token: string): boolean;
export {};
