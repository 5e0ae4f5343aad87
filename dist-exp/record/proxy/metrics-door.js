// Figures for whoever watches the machine: one address, one text.
import { createServer } from "node:http";
/** Answers GET /metrics. @throws the system's error when the place cannot be had */
export async function openMetrics(host, port, text) {
    const server = createServer((request, response) => {
        const isKnown = request.method === "GET" && request.url === "/metrics";
        response.writeHead(isKnown ? 200 : 404, { "Content-Type": "text/plain; version=0.0.4" });
        response.end(isKnown ? text() : "figures are at /metrics\n");
    });
    await new Promise((resolve, reject) => {
        server.once("error", reject).listen(port, host, resolve);
    });
    return {
        close: () => {
            server.close();
            server.closeAllConnections();
        },
    };
}
