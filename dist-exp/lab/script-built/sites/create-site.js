import { answerWith } from "../feature.js";
import { linesOf, shellOf } from "./client.js";
import { townAnswer } from "./responses.js";
import { Town } from "./town.js";
const PATHS = ["/", "/story/1", "/story/2", "/about"];
/** The same plan gives the same site, byte for byte and instant for instant. */
export function createScriptSite(plan) {
    const town = new Town(plan);
    const { client, noise, origins } = plan;
    return {
        name: client.name,
        framework: client.framework,
        noise,
        origins,
        pages: PATHS.map((path) => pageOf(plan, town, path)),
        changesAt: town.changesAt,
        answer: (request, at) => answerOf(plan, town, request, at),
        socketMessage: (path, at) => client.open === "websocket" && path.startsWith("/socket")
            ? JSON.stringify(town.view(path.slice(7).replace(/^\/front$/, "/"), at))
            : null,
    };
}
function contextOf(town, path, at) {
    return { path, viewPath: path === "/" ? "/front" : path, view: town.view(path, at) };
}
function pageOf(plan, town, path) {
    const { client, startAt } = plan;
    return {
        path,
        text: (at) => linesOf(client, town.view(path, at), town.edition(at)).join("\n"),
        asks: asksOf(plan, contextOf(town, path, startAt)),
        open: client.open ?? null,
    };
}
/** Paths of the site's own name by GET, unless told otherwise, as whole requests. */
function asksOf({ client, origins }, context) {
    const usual = [
        "/assets/main.js",
        ...(client.importsEdition ? [] : ["/edition.js"]),
        // What never comes names no picture.
        ...(client.open === undefined ? ["/picture.svg"] : []),
    ];
    const asks = [...usual, ...(client.asks?.(context) ?? [`/api${context.viewPath}`])];
    return asks.map((ask) => {
        const [, method = "GET", host, path] = /^(?:([A-Z]+) )?(other)?(.*)$/.exec(ask);
        return `${method} ${host ? origins.other : origins.own}${path}`;
    });
}
function answerOf(plan, town, request, at) {
    const { client, files, origins, noise } = plan;
    const { pathname } = new URL(request.url);
    const said = townAnswer(request, town, at);
    if (said !== null)
        return said;
    const file = /^\/assets\/([\w-]{1,40}\.js)$/.exec(pathname)?.[1];
    const bytes = file === undefined ? undefined : files.get(`${client.name}/${file}`);
    if (bytes)
        return answerWith("text/javascript; charset=utf-8", bytes);
    if (town.view(pathname, at) === null)
        return { ...answerWith("text/plain", "not here"), status: 404 };
    const api = client.hasOtherHost ? origins.other : origins.own;
    const html = shellOf(client, contextOf(town, pathname, at), { api, noise });
    return answerWith("text/html; charset=utf-8", html);
}
