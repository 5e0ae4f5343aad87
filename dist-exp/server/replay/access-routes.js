import { answerCdx } from "./cdx-route.js";
import { isFromSameOrigin } from "./fetch-intent.js";
import { answerTimeGate, answerTimeMap } from "./memento-routes.js";
import { answerOai } from "./oai-route.js";
import { answerFacts, answerOutlined, answerServed } from "./send-framing.js";
import { answerStepPicture } from "./step-picture-route.js";
/** All of them; no path is the beginning of another. */
export const ACCESS_ROUTES = [
    { path: "/timegate/", guard: "clients", answer: answerTimeGate },
    { path: "/timemap/", guard: "clients", answer: answerTimeMap },
    { path: "/cdx?", guard: "clients", answer: answerCdx("pywb") },
    { path: "/cdx/search/cdx?", guard: "clients", answer: answerCdx("wayback") },
    { path: "/oai?", guard: "clients", takesForms: true, answer: answerOai },
    { path: "/facts/", guard: "clients", answer: answerFacts },
    { path: "/outlined/", guard: "clients", answer: answerOutlined },
    { path: "/served/", guard: "clients", answer: answerServed },
    { path: "/step-picture/", guard: "clients", answer: answerStepPicture },
];
const BARE = new Set(["/cdx", "/cdx/search/cdx", "/oai"]);
/** The route of a path, the secret already taken off it. */
export function accessRouteOf(path) {
    // Without a query there is nothing to ask an index or a repository; it is told so by the route.
    const whole = BARE.has(path) ? `${path}?` : path;
    const route = ACCESS_ROUTES.find((one) => whole.startsWith(one.path));
    return route ? { route, rest: whole.slice(route.path.length) } : null;
}
/** Why a request may not pass; `null` when it may. */
export function guardRefusal(_guard, { headers, intent }) {
    if (intent === "window")
        return null;
    if (!isFromSameOrigin(headers))
        return "This origin answers itself only.\n";
    return intent === "plain" || intent === "read" ? null : "This is for programs, not for pages.\n";
}
