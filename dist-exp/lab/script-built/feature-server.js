// The features on loopback, under two names, so that there is another origin.
import { createServer } from "node:http";
import { answerWith } from "./feature.js";
import { featureAnswer } from "./feature-answers.js";
import { featurePage } from "./feature-page.js";
const MOST_BODY_BYTES = 1024 * 1024;
/** Starts it with one page per group. */
export async function startFeatureServer(groups) {
    const answered = [];
    const server = createServer((request, response) => void serve(request, response));
    const serve = async (request, response) => {
        const answer = await answerTo(request, groups, () => `http://localhost:${portOf(server)}`);
        answered.push({ key: `${request.method} http://${request.headers.host}${request.url}`, answer });
        write(response, answer);
    };
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
        pageOf: (group) => `http://127.0.0.1:${portOf(server)}/page/${group}`,
        answered,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
function portOf(server) {
    return server.address().port;
}
async function answerTo(request, groups, other) {
    const path = request.url ?? "/";
    const features = groups[/^\/page\/([\w-]+)$/.exec(path)?.[1] ?? ""];
    if (features)
        return answerWith("text/html; charset=utf-8", featurePage(features, other()));
    const headers = request.headers;
    return featureAnswer({ method: request.method ?? "GET", path, headers, body: await bodyOf(request) });
}
async function bodyOf(request) {
    const parts = [];
    let bytes = 0;
    for await (const part of request) {
        bytes += part.length;
        if (bytes > MOST_BODY_BYTES)
            break;
        parts.push(part);
    }
    return Buffer.concat(parts);
}
function write(response, { status, headers, body }) {
    const length = ["Content-Length", String(body.length)];
    const fields = status === 204 ? headers : [...headers, length];
    response.sendDate = false;
    response.writeHead(status, [["Cache-Control", "no-store"], ...fields].flat());
    response.end(status === 204 ? undefined : body);
}
