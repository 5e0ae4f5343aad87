import type { FastifyReply } from "fastify";
import type { Answering, Asked } from "./asked.js";
/**
 * `clients`: whoever has the secret of the access origin, as for replay: programs, readers' windows, and our own
 * origin's scripts; nothing that stands in a page, and no page of another origin.
 */
export type AccessGuard = "clients";
/** One route; it is never asked before its guard. */
export interface AccessRoute {
    readonly path: string;
    readonly guard: AccessGuard;
    /** Whether it may be asked by a form (POST) as well. */
    readonly takesForms?: true;
    /** `rest` is what follows the path, query included. */
    answer(reply: FastifyReply, rest: string, asked: Asked, answering: Answering): Promise<FastifyReply>;
}
/** All of them; no path is the beginning of another. */
export declare const ACCESS_ROUTES: readonly AccessRoute[];
/** The route of a path, the secret already taken off it. */
export declare function accessRouteOf(path: string): {
    route: AccessRoute;
    rest: string;
} | null;
/** Why a request may not pass; `null` when it may. */
export declare function guardRefusal(_guard: AccessGuard, { headers, intent }: Asked): string | null;
