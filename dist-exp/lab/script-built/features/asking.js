/** fetch and XMLHttpRequest. */
export const FETCHES = [
    { name: "fetch text", script: `return (await fetch("/text/plain")).text();` },
    { name: "fetch json", script: `return JSON.stringify(await (await fetch("/files/data.json")).json());` },
    {
        name: "fetch with own field",
        script: `return (await fetch("/echo", { headers: { "X-Own": "seven" } })).text();`,
    },
    {
        name: "fetch post text",
        script: `return (await fetch("/echo", { method: "POST", body: "a=1&b=ü" })).text();`,
    },
    {
        name: "fetch post bytes",
        script: `return (await fetch("/echo", { method: "POST", body: new Uint8Array([0, 255, 128, 10]) })).text();`,
    },
    {
        name: "fetch post form data",
        script: `const f = new FormData(); f.set("a", "1"); const t = await (await fetch("/echo-type", { method: "POST", body: f })).text(); return t.replace(/boundary=.*/, "boundary");`,
    },
    {
        name: "fetch post url params",
        script: `return (await fetch("/echo", { method: "POST", body: new URLSearchParams({ q: "x y" }) })).text();`,
    },
    {
        name: "fetch post blob",
        script: `return (await fetch("/echo", { method: "POST", body: new Blob(["blob"], { type: "text/x-own" }) })).text();`,
    },
    { name: "fetch put", script: `return (await fetch("/echo", { method: "PUT", body: "put" })).text();` },
    { name: "fetch delete", script: `return (await fetch("/echo", { method: "DELETE" })).text();` },
    {
        name: "fetch head",
        script: `const r = await fetch("/text/head", { method: "HEAD" }); return r.status + " " + r.headers.get("x-length") + " " + (await r.text()).length;`,
    },
    {
        name: "fetch 404",
        script: `const r = await fetch("/status/404"); return r.status + " " + r.ok + " " + await r.text();`,
    },
    {
        name: "fetch 204",
        script: `const r = await fetch("/status/204"); return r.status + " " + (await r.text()).length;`,
    },
    { name: "fetch 500", script: `return String((await fetch("/status/500")).status);` },
    {
        name: "fetch redirect",
        script: `const r = await fetch("/redirect/302/text/there"); return r.redirected + " " + new URL(r.url).pathname + " " + await r.text();`,
    },
    {
        name: "fetch redirect chain",
        script: `const r = await fetch("/redirect/301/redirect/307/text/end"); return new URL(r.url).pathname + " " + await r.text();`,
    },
    {
        name: "fetch redirect refused",
        script: `return (await fetch("/redirect/302/text/x", { redirect: "error" })).status;`,
    },
    {
        name: "fetch redirect by hand",
        script: `const r = await fetch("/redirect/302/text/x", { redirect: "manual" }); return r.type + " " + r.status;`,
    },
    {
        name: "post redirected by 303",
        script: `return (await fetch("/redirect/303/echo", { method: "POST", body: "x" })).text();`,
    },
    {
        name: "post redirected by 307",
        script: `return (await fetch("/redirect/307/echo", { method: "POST", body: "x" })).text();`,
    },
    {
        name: "fetch aborted",
        script: `const c = new AbortController(); const p = fetch("/text/slow", { signal: c.signal }); c.abort(); return p.then(() => "came", (e) => e.name);`,
    },
    {
        name: "response fields",
        script: `const r = await fetch("/files/fields"); return [...r.headers].filter(([n]) => n.startsWith("x-")).join("; ");`,
    },
    { name: "fetch gzip", script: `return (await fetch("/files/gzip")).text();` },
    {
        name: "fetch latin1",
        script: `return (await fetch("/files/latin1")).arrayBuffer().then((b) => new TextDecoder("latin1").decode(b));`,
    },
    {
        name: "fetch stream",
        script: `const s = (await fetch("/text/streamed")).body.pipeThrough(new TextDecoderStream()).getReader(); let t = ""; for (;;) { const { done, value } = await s.read(); if (done) return t; t += value; }`,
    },
    {
        name: "fetch range",
        script: `const r = await fetch("/files/range", { headers: { Range: "bytes=2-4" } }); return r.status + " " + r.headers.get("content-range") + " " + await r.text();`,
    },
    {
        name: "xhr text",
        script: `const x = new XMLHttpRequest(); x.open("GET", "/text/xhr"); x.send(); await once(x, "load"); return x.status + " " + x.statusText + " " + x.responseText;`,
    },
    {
        name: "xhr synchronous",
        script: `const x = new XMLHttpRequest(); x.open("GET", "/text/sync", false); x.send(); return x.responseText;`,
    },
    {
        name: "xhr document",
        script: `const x = new XMLHttpRequest(); x.open("GET", "/files/data.xml"); x.send(); await once(x, "load"); return x.responseXML.documentElement.nodeName;`,
    },
    {
        name: "xhr bytes",
        script: `const x = new XMLHttpRequest(); x.responseType = "arraybuffer"; x.open("GET", "/files/bytes"); x.send(); await once(x, "load"); return [...new Uint8Array(x.response)].join();`,
    },
    {
        name: "xhr fields",
        script: `const x = new XMLHttpRequest(); x.open("GET", "/files/fields"); x.send(); await once(x, "load"); return x.getResponseHeader("x-twice");`,
    },
    {
        name: "event source",
        script: `const e = new EventSource("/files/events"); const first = await once(e, "message"); e.close(); return first.data + " " + first.lastEventId;`,
    },
    { name: "beacon", script: `return String(navigator.sendBeacon("/echo", "b"));` },
];
/** Other origins, and cookies. */
export const ORIGINS = [
    { name: "cors allowed", script: `return (await fetch(other + "/cors/any/text")).text();` },
    { name: "cors denied", script: `return (await fetch(other + "/text/secret")).text();` },
    {
        name: "cors opaque",
        script: `const r = await fetch(other + "/text/opaque", { mode: "no-cors" }); return r.type + " " + r.status;`,
    },
    {
        name: "cors preflight",
        script: `return (await fetch(other + "/cors/preflight/text", { method: "PUT", headers: { "X-Own": "1" } })).text();`,
    },
    {
        name: "cors preflight denied",
        script: `return (await fetch(other + "/text/x", { method: "PUT" })).text();`,
    },
    {
        name: "cors exposed fields",
        script: `const r = await fetch(other + "/cors/any/text"); return r.headers.get("x-shown") + " " + r.headers.get("x-hidden");`,
    },
    { name: "cors redirect", script: `return (await fetch(other + "/cors/redirect")).text();` },
    {
        name: "cors credentials",
        script: `await fetch(other + "/cors/credentials/set", { credentials: "include" }); return (await fetch(other + "/cors/credentials/cookie", { credentials: "include" })).text();`,
    },
    {
        name: "cors credentials left out",
        script: `return (await fetch(other + "/cors/credentials/cookie")).text();`,
    },
    {
        name: "cookie by response",
        script: `await fetch("/cookie/set/seen"); return document.cookie.split("; ").filter((c) => c.startsWith("seen")).join();`,
    },
    {
        name: "cookie kept from scripts",
        script: `await fetch("/cookie/hide/hidden"); return document.cookie.includes("hidden") + " " + (await (await fetch("/cookie/has/hidden")).text());`,
    },
    {
        name: "cookie by script",
        script: `document.cookie = "scripted=1; path=/"; return (await fetch("/cookie/has/scripted")).text();`,
    },
    {
        name: "cookie removed",
        script: `document.cookie = "gone=1; path=/"; document.cookie = "gone=; max-age=0; path=/"; return (await fetch("/cookie/has/gone")).text();`,
    },
    {
        name: "cookie in redirect",
        script: `await fetch("/cookie/redirect/hop"); return (await fetch("/cookie/has/hop")).text();`,
    },
    {
        name: "image of another origin",
        script: `const i = new Image(); i.src = other + "/files/dot.svg"; await once(i, "load"); return i.naturalWidth + "x" + i.naturalHeight;`,
    },
    {
        name: "tainted canvas",
        script: `const i = new Image(); i.src = other + "/files/dot.svg"; await once(i, "load"); const c = document.createElement("canvas"); c.getContext("2d").drawImage(i, 0, 0); return c.toDataURL().length > 0 ? "read" : "empty";`,
    },
    {
        name: "anonymous image",
        script: `const i = new Image(); i.crossOrigin = "anonymous"; i.src = other + "/cors/any/dot.svg"; await once(i, "load"); return i.naturalWidth;`,
    },
    {
        name: "script of another origin",
        script: `const s = document.createElement("script"); s.src = other + "/files/set.js"; document.head.append(s); await once(s, "load"); return window.wasSet;`,
    },
    {
        name: "integrity kept",
        script: `const s = document.createElement("script"); s.src = "/files/set.js?sri"; s.integrity = "sha256-AAAA"; document.head.append(s); return once(s, "load").then(() => "ran", () => "refused");`,
    },
    { name: "referrer", script: `return (await fetch("/referrer")).text();` },
];
