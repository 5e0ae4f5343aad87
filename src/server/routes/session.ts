// `GET /api/session`: what whoever asks may do here, so that the interface offers nothing else.
import type { FastifyInstance } from "fastify";
import type { Session } from "../manage-schema.js";
import { guardedBy, mayManage } from "../route-guards.js";

/** Adds the route. */
export function addSessionRoute(
  server: FastifyInstance,
  { manageToken, hasCluster }: { readonly manageToken: string | null; readonly hasCluster: boolean },
): void {
  server.get("/api/session", guardedBy("archive"), (request): Session => {
    return { manage: mayManage(request, manageToken), canManage: manageToken !== null, hasCluster };
  });
}
