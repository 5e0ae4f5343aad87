import { liveSnapshot } from "../live/live-captures.js";
import { LiveFeed } from "../live/live-feed.js";
import { guardedBy } from "../route-guards.js";
/** Adds the stream; it ends with the server. */
export function addLiveRoute(server, { archive, runs, logger }) {
    const feed = new LiveFeed(() => liveSnapshot({ archive, runs }, Date.now()), logger);
    server.addHook("preClose", () => feed.close());
    server.get("/api/live", guardedBy("archive"), (request, reply) => {
        const client = feed.join();
        if (!client)
            return reply
                .code(503)
                .header("retry-after", "10")
                .send({ error: { code: "FAILED", message: "too many are watching" } });
        request.raw.on("close", () => client.destroy());
        return reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(client);
    });
}
