// The UI's origin: the UI, and the API that it reads.
import { fastify } from "fastify";
import { IsochronError } from "#errors.js";
import { HTTP_OPTIONS } from "./http-options.js";
import { BusyError } from "./diff/comparer.js";
import { localRuns } from "./live/runs-now.js";
import { guardRoutes, refuse } from "./route-guards.js";
import { addCaptureRoutes } from "./routes/captures.js";
import { addCapturePageRoutes } from "./routes/capture-page.js";
import { addDiffRoute } from "./routes/diff.js";
import { addLiveRoute } from "./routes/live.js";
import { addManageRoutes } from "./routes/manage.js";
import { addClusterRoutes } from "./routes/cluster.js";
import { addMetricsRoute } from "./routes/metrics.js";
import { addSiteRoutes } from "./routes/sites.js";
import { addSessionRoute } from "./routes/session.js";
import { addSearchRoute } from "./routes/search.js";
import { addPageRoutes } from "./routes/page.js";
import { addEveryWatchRoute } from "./routes/every-watch-route.js";
import { addStaticRoutes } from "./routes/static.js";
import { withheldAnswer, withheldFault } from "./withheld-answer.js";
/** Makes the server; it does not listen yet. */
export function makeUiServer(options) {
    const server = fastify({ ...HTTP_OPTIONS, ...options.front });
    const { management } = options;
    const manageToken = management?.token ?? null;
    const runs = options.cluster?.runs ?? localRuns(options.archive);
    guardRoutes(server, { ...options, manageToken });
    addSessionRoute(server, { manageToken, hasCluster: options.cluster !== undefined });
    if (management)
        addManageRoutes(server, management, options.clusterDesk?.runs ?? localRuns(management.archive));
    addCaptureRoutes(server, options);
    addCapturePageRoutes(server, { ...options, runs });
    addDiffRoute(server, options);
    addPageRoutes(server, options);
    addLiveRoute(server, { ...options, runs });
    const watched = addEveryWatchRoute(server, options);
    const machines = addClusterRoutes(server, options);
    addMetricsRoute(server, { ...options, runs, watched, machines });
    addSiteRoutes(server, { ...options, runs, watched });
    addSearchRoute(server, options);
    addStaticRoutes(server, options.files);
    server.setNotFoundHandler((_request, reply) => refuse(reply, 404, "there is nothing here"));
    server.setErrorHandler((error, request, reply) => {
        const withheld = withheldAnswer(error);
        const fault = withheldFault(error);
        if (fault !== null)
            options.logger.log("error", fault);
        if (withheld)
            return refuse(reply, withheld.status, withheld.message);
        // A file that is gone from the archive is an absence to be told, not a failure of the server.
        if (error instanceof IsochronError && (error.code === "NOT_FOUND" || error.code === "ARCHIVE_BROKEN"))
            return refuse(reply, 404, error.message);
        // Why is in the log: where the database stands is no reader's business.
        if (error instanceof IsochronError && error.code === "CLUSTER")
            return refuse(reply.header("retry-after", "5"), 503, "the cluster cannot be asked now");
        if (error instanceof BusyError)
            return refuse(reply.header("retry-after", "10"), 503, error.message);
        const status = error.statusCode ?? 500;
        if (status >= 500)
            options.logger.log("error", `answering ${request.url} failed: ${String(error)}`);
        return refuse(reply, status, status < 500 ? "bad request" : "the server failed to answer");
    });
    return server;
}
