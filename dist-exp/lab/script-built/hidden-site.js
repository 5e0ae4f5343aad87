// A site whose best pages no link leads to: results of a search form, and orders behind a login. It does with passwords
// and sessions what careless sites do: one session before and after the login, the password shown again, a token in JSON.
import { gzipSync } from "node:zlib";
import { answerWith } from "./feature.js";
const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json";
const ITEMS = ["anchor", "anvil", "apple", "bell", "book"];
const PIXEL = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");
/** Makes the site; its sessions are numbered, so that runs are alike. */
export function hiddenSite({ origins, user, password }) {
    const secrets = new Set();
    const sent = [];
    const inside = new Set();
    let begun = 0;
    const begin = (kind) => {
        const value = `${kind}-${String(begun++).padStart(4, "0")}-${"zyxwvuts".repeat(2)}`;
        // A visit is anybody's until it is let in.
        if (kind !== "visit")
            secrets.add(value);
        return value;
    };
    const login = ({ body, headers }) => {
        const form = new URLSearchParams(Buffer.from(body).toString("utf8"));
        const visit = cookieOf(headers["cookie"], "visit");
        const isRight = form.get("user") === user && form.get("password") === password;
        // As frameworks do it: the form is worth something with the cookie of its own page alone.
        if (visit === null || form.get("form") !== `form-of-${visit.slice(0, 10)}` || !isRight)
            return { ...answerWith(HTML, "<p>no"), status: 403 };
        inside.add(visit);
        secrets.add(visit);
        return {
            ...goTo("/orders"),
            headers: [...goTo("/orders").headers, ["Set-Cookie", `door=${begin("door")}; Path=/; HttpOnly`]],
        };
    };
    const answer = (request) => {
        const { pathname } = new URL(request.url);
        if (request.method === "POST")
            sent.push(`POST ${pathname} ${Buffer.from(request.body).toString("latin1")}`);
        if (pathname === "/")
            return answerWith(HTML, FRONT);
        if (pathname === "/pixel.gif")
            return answerWith("image/gif", PIXEL);
        if (pathname === "/search")
            return request.method === "POST" ? results(request) : answerWith(HTML, SEARCH);
        if (pathname === "/login")
            return request.method === "POST" ? login(request) : loginPage(begin("visit"));
        if (/^\/item\/\w+$/.test(pathname))
            return answerWith(HTML, `<title>item</title><h1>${pathname.slice(6)}</h1>${WORDS}`);
        return behind(pathname, request, {
            isIn: inside.has(cookieOf(request.headers["cookie"], "visit") ?? ""),
            password,
            begin,
        });
    };
    const rest = { framework: "none", noise: "none", pages: [], changesAt: [] };
    return { name: "hidden", ...rest, origins, answer, socketMessage: () => null, secrets, sent };
}
const WORDS = `<p>${"Plain words that need no script, as many as a page has. ".repeat(8)}</p>`;
const FRONT = `<!doctype html><title>front</title><h1>front</h1><a href="/search">search</a> <a href="/login">log in</a>${WORDS}`;
const SEARCH = `<!doctype html><title>search</title><h1>search</h1><form method=post action=/search><input name=q id=q><button>Find</button></form>${WORDS}`;
function loginPage(visit) {
    const form = `<form method=post action=/login><input type=hidden name=form value="form-of-${visit.slice(0, 10)}"><input id=user name=user><input id=password name=password type=password><button>Log in</button></form>`;
    const page = `<!doctype html><title>log in</title><h1>log in</h1>${form}${WORDS}`;
    return answerWith(HTML, page, [["Set-Cookie", `visit=${visit}; Path=/; HttpOnly`]]);
}
function results({ body }) {
    const words = new URLSearchParams(Buffer.from(body).toString("utf8")).get("q") ?? "";
    const found = ITEMS.filter((item) => words !== "" && item.startsWith(words));
    const list = found.map((item) => `<li><a href="/item/${item}">${item}</a></li>`).join("");
    return answerWith(HTML, `<!doctype html><title>results</title><h1 id=results>${found.length} found</h1><ul>${list}</ul>${WORDS}`);
}
function behind(path, { headers }, { isIn, password, begin }) {
    if (!["/orders", "/api/orders", "/api/more"].includes(path))
        return { ...answerWith(HTML, "<p>none"), status: 404 };
    if (!isIn)
        return goTo("/login");
    if (path === "/api/orders")
        return answerWith(JSON_TYPE, JSON.stringify({ orders: ["first order", "second order"], token: begin("token") }));
    if (path === "/api/more")
        return answerWith(JSON_TYPE, JSON.stringify({ echo: headers["authorization"], order: "third order" }));
    // Packed, so that who looks for the secret in it has to unpack it.
    return answerWith(HTML, gzipSync(ordersPage(password)), [["Content-Encoding", "gzip"]]);
}
function ordersPage(password) {
    return `<!doctype html><title>orders</title><h1 class=orders>orders</h1><p>your password is ${password}</p><img src="/pixel.gif"><a href="/item/bell">bell</a><p id=list></p><script>
(async () => {
  const { orders, token } = await (await fetch("/api/orders")).json();
  const more = await (await fetch("/api/more", { headers: { Authorization: "Bearer " + token } })).json();
  document.getElementById("list").textContent = [...orders, more.order].join(", ");
  document.body.append(Object.assign(document.createElement("p"), { id: "done", textContent: "done" }));
})();
</script>`;
}
function goTo(path) {
    return {
        status: 303,
        headers: [
            ["Location", path],
            ["Content-Type", "text/plain"],
        ],
        body: new Uint8Array(),
    };
}
function cookieOf(field, name) {
    const pairs = (field ?? "").split(";").map((pair) => pair.trim().split("="));
    return pairs.find(([own]) => own === name)?.[1] ?? null;
}
