import { guardedBy } from "../route-guards.js";
const NOT_BUILT = "The UI has not been built here. The API is at /api/captures.\n";
/** Serves the files read at the start; `null` when the UI was not built. */
export function addStaticRoutes(server, files) {
    server.get("/*", guardedBy("open"), (request, reply) => {
        const path = request.url.split("?", 1)[0];
        if (files === null && path === "/")
            return reply.type("text/plain; charset=utf-8").send(NOT_BUILT);
        const file = files?.get(path === "/" ? "/index.html" : path);
        if (!file)
            return reply.callNotFound();
        return reply.type(file.contentType).header("cache-control", file.cacheControl).send(file.body);
    });
}
