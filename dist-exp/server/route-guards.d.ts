import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
/** `open`: anyone who reaches us; `archive`: our own UI, and those with the token; `manage`: those who may change things. */
export type RouteGuard = "open" | "archive" | "manage";
declare module "fastify" {
    interface FastifyContextConfig {
        /** Who may ask for the route. */
        guard?: RouteGuard;
    }
}
/** What guards ask after. */
export interface DoorKeeping {
    /** The configured host. */
    readonly host: string;
    /** Opens the archive to readers; `null` when it is open to all who reach us. */
    readonly token: string | null;
    /** Lets its bearer manage, and read; without it nobody manages. */
    readonly manageToken?: string | null;
}
/** What a route is registered with. */
export declare function guardedBy(guard: RouteGuard): {
    config: {
        guard: RouteGuard;
    };
};
/** Puts the guards of all routes in force; must be called before the first route is added. */
export declare function guardRoutes(server: FastifyInstance, keeping: DoorKeeping): void;
/** Whether a request brings the token of those who manage: in its header alone, since addresses are seen by others. */
export declare function mayManage(request: FastifyRequest, manageToken: string | null | undefined): boolean;
/** Answers with a failure in the API's form. */
export declare function refuse(reply: FastifyReply, status: number, message: string): FastifyReply;
