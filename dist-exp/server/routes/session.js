import { guardedBy, mayManage } from "../route-guards.js";
/** Adds the route. */
export function addSessionRoute(server, { manageToken, hasCluster }) {
    server.get("/api/session", guardedBy("archive"), (request) => {
        return { manage: mayManage(request, manageToken), canManage: manageToken !== null, hasCluster };
    });
}
