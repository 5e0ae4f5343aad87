// What the features' server says to a request: a function of the request alone, so that two browsers hear the same.
import { answerWith } from "./feature.js";
import { FEATURE_FILES } from "./feature-files.js";
const text = (body, headers = []) => answerWith("text/plain", body, headers);
/** By the beginning of the path; the rest of it, with its query, is given. */
const HANDLERS = {
    "/text/": (_, rest) => text(rest, [["X-Length", String(rest.length)]]),
    "/status/": (_, rest) => ({
        ...text(rest === "204" ? "" : `status ${rest}`),
        status: Math.min(599, Math.max(200, Number.parseInt(rest, 10) || 404)),
    }),
    "/redirect/": (_, rest) => {
        const [, status = "302", to = ""] = /^(\d{3})(\/.*)$/.exec(rest) ?? [];
        return { ...text(`moved to ${to}`, [["Location", to]]), status: Number(status) };
    },
    "/echo-type": ({ headers }) => text(headers["content-type"] ?? ""),
    "/echo": ({ method, headers, body }) => text([
        method,
        headers["content-type"] ?? "-",
        headers["x-own"] ?? "-",
        Buffer.from(body).toString("hex"),
    ].join(" ")),
    "/referrer": ({ headers }) => text(headers["referer"] === undefined ? "none" : "some"),
    "/near": () => text("near a route"),
    "/form": ({ method, body }, rest) => {
        const said = JSON.stringify(`${method} ${rest.replace(/^\?key=posted$/, "")}${Buffer.from(body).toString()}`);
        const key = method === "POST" ? "posted" : "form";
        return answerWith("text/html", `<script>parent.postMessage({key:"${key}",value:${said}},"*")</script>`);
    },
    "/cookie/set/": (_, name) => text("set", [["Set-Cookie", `${name}=yes; Path=/`]]),
    "/cookie/hide/": (_, name) => text("set", [["Set-Cookie", `${name}=yes; Path=/; HttpOnly`]]),
    "/cookie/has/": ({ headers }, name) => text(String((headers["cookie"] ?? "").includes(`${name}=`))),
    "/cookie/redirect/": (_, name) => ({
        ...text("", [
            ["Set-Cookie", `${name}=yes; Path=/`],
            ["Location", "/text/after"],
        ]),
        status: 302,
    }),
    "/cors/": corsAnswer,
    "/files/range": rangeAnswer,
};
const SHARED = [
    ["Access-Control-Allow-Origin", "*"],
    ["Access-Control-Expose-Headers", "X-Shown"],
    ["X-Shown", "shown"],
    ["X-Hidden", "hidden"],
];
function corsAnswer({ method, headers }, rest) {
    const origin = headers["origin"] ?? "";
    const credentials = [
        ["Access-Control-Allow-Origin", origin],
        ["Access-Control-Allow-Credentials", "true"],
    ];
    if (rest === "any/text")
        return text("allowed", SHARED);
    if (rest.startsWith("any/")) {
        const file = FEATURE_FILES[`/files/${rest.slice(4)}`];
        if (file)
            return { ...file, headers: [...file.headers, ...SHARED] };
    }
    if (rest.startsWith("preflight/")) {
        const allowed = [
            ["Access-Control-Allow-Methods", "PUT"],
            ["Access-Control-Allow-Headers", "X-Own"],
        ];
        if (method === "OPTIONS")
            return { ...text("", [...SHARED, ...allowed]), status: 204 };
        return text(`after a question, ${method}`, SHARED);
    }
    if (rest === "redirect")
        return { ...text("", [...SHARED, ["Location", "/cors/any/text"]]), status: 302 };
    if (rest === "credentials/set")
        return text("", [...credentials, ["Set-Cookie", "far=yes; Path=/"]]);
    if (rest === "credentials/cookie")
        return text(String((headers["cookie"] ?? "").includes("far=")), origin ? credentials : SHARED);
    return { ...text("no"), status: 404 };
}
function rangeAnswer({ headers }) {
    const whole = "0123456789";
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers["range"] ?? "") ?? [];
    if (from === undefined || to === undefined)
        return text(whole, [["Accept-Ranges", "bytes"]]);
    const part = whole.slice(Number(from), Number(to) + 1);
    return { ...text(part, [["Content-Range", `bytes ${from}-${to}/${whole.length}`]]), status: 206 };
}
/** The answer to a request; what the server does not have is a 404. */
export function featureAnswer(request) {
    const [path = ""] = request.path.split("?", 1);
    const file = FEATURE_FILES[path];
    if (file)
        return file;
    const [start, handler] = Object.entries(HANDLERS).find(([begin]) => path.startsWith(begin)) ?? [];
    if (handler === undefined || start === undefined)
        return { ...text("not found"), status: 404 };
    return handler(request, request.path.slice(start.length));
}
