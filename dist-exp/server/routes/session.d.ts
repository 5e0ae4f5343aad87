import type { FastifyInstance } from "fastify";
/** Adds the route. */
export declare function addSessionRoute(server: FastifyInstance, { manageToken, hasCluster }: {
    readonly manageToken: string | null;
    readonly hasCluster: boolean;
}): void;
