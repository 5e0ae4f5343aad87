/** Modules, wasm and elements. */
export const MODULES = [
    { name: "dynamic import", script: `return (await import("/files/module.js")).default;` },
    { name: "module imports module", script: `return (await import("/files/outer.js")).told;` },
    { name: "import map", script: `return (await import("mapped")).default;` },
    {
        name: "json module",
        script: `return (await import("/files/data.json", { with: { type: "json" } })).default.a;`,
    },
    { name: "module with top-level await", script: `return (await import("/files/awaiting.js")).default;` },
    {
        name: "module of another origin",
        script: `return (await import(other + "/cors/any/module.js")).default;`,
    },
    { name: "module not there", script: `return import("/status/404").then(() => "came", (e) => e.name);` },
    {
        name: "module element",
        script: `const s = document.createElement("script"); s.type = "module"; s.textContent = "import v from '/files/module.js'; window.inElement = v;"; document.body.append(s); await new Promise((r) => { const t = setInterval(() => window.inElement && (clearInterval(t), r()), 10); }); return window.inElement;`,
    },
    { name: "module meta", script: `return new URL((await import("/files/meta.js")).default).pathname;` },
    {
        name: "wasm streamed",
        script: `return (await WebAssembly.instantiateStreaming(fetch("/files/f.wasm"))).instance.exports.f();`,
    },
    {
        name: "wasm from bytes",
        script: `return (await WebAssembly.instantiate(await (await fetch("/files/f.wasm")).arrayBuffer())).instance.exports.f();`,
    },
    {
        name: "script in order",
        script: `for (const n of [1, 2, 3]) { const s = document.createElement("script"); s.async = false; s.src = "/files/order.js?" + n; document.head.append(s); if (n === 3) await once(s, "load"); } return window.order.join();`,
    },
    {
        name: "custom element",
        script: `customElements.define("x-one", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "closed" }).innerHTML = "<b>shadow</b>"; } }); const e = document.createElement("x-one"); document.getElementById("room").append(e); return String(e.shadowRoot);`,
    },
    {
        name: "template",
        script: `const t = document.createElement("template"); t.innerHTML = "<img src=/status/404><i>t</i>"; return t.content.children.length;`,
    },
    {
        name: "mutation observer",
        script: `return new Promise((r) => { new MutationObserver((m) => r(m.length)).observe(room, { childList: true }); room.append("x"); });`,
    },
    {
        name: "animation frame",
        script: `return new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() => r("two frames"))));`,
    },
    { name: "idle callback", script: `return new Promise((r) => requestIdleCallback(() => r("idle")));` },
    {
        name: "timers in order",
        script: `const o = []; setTimeout(() => o.push(30), 30); setTimeout(() => o.push(10), 10); await new Promise((r) => setTimeout(r, 60)); return o.join();`,
    },
    {
        name: "late timer",
        script: `await new Promise((r) => setTimeout(r, 2000)); return (await fetch("/text/late")).text();`,
    },
    {
        name: "intersection observer",
        script: `const d = document.createElement("p"); d.textContent = "seen"; room.append(d); return new Promise((r) => new IntersectionObserver(([e]) => r(typeof e.isIntersecting)).observe(d));`,
    },
    {
        name: "indexed database",
        script: `const q = indexedDB.open("d"); q.onupgradeneeded = () => q.result.createObjectStore("s"); await once(q, "success"); const t = q.result.transaction("s", "readwrite"); t.objectStore("s").put("kept", 1); const g = t.objectStore("s").get(1); await once(g, "success"); return g.result;`,
    },
    {
        name: "local storage",
        script: `localStorage.a = "1"; return localStorage.getItem("a") + Object.keys(localStorage).length;`,
    },
    {
        name: "cache storage",
        script: `const c = await caches.open("c"); await c.add("/text/cached"); return (await (await c.match("/text/cached")).text());`,
    },
    {
        name: "digest",
        script: `return [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("x")))].slice(0, 4).join();`,
    },
];
/** Frames, styles, pictures, forms and policies. */
export const PARTS = [
    { name: "frame", script: `frame({ src: "/files/frame.html?key=plain" }); return heard("plain");` },
    {
        name: "frame of another origin",
        script: `frame({ src: other + "/files/frame.html?key=foreign" }); return heard("foreign");`,
    },
    {
        name: "srcdoc frame",
        script: `frame({ srcdoc: "<script>fetch('/text/srcdoc').then(r=>r.text()).then(v=>parent.postMessage({key:'srcdoc',value:v},'*'))<\\/script>" }); return heard("srcdoc");`,
    },
    {
        name: "sandboxed frame",
        script: `frame({ sandbox: "allow-scripts", src: "/files/frame.html?key=boxed" }); return heard("boxed");`,
    },
    {
        name: "sandboxed srcdoc fetches",
        script: `frame({ sandbox: "allow-scripts", srcdoc: "<script>fetch('" + other + "/cors/any/text').then(r=>r.text()).then(v=>parent.postMessage({key:'boxdoc',value:v+' '+origin},'*'))<\\/script>" }); return heard("boxdoc");`,
    },
    {
        name: "frame without scripts",
        script: `const f = frame({ sandbox: "allow-same-origin", src: "/files/frame.html?key=none" }); await once(f, "load"); return f.contentDocument.title;`,
    },
    { name: "frame in frame", script: `frame({ src: "/files/nest.html" }); return heard("inner");` },
    {
        name: "blob frame",
        script: `frame({ src: URL.createObjectURL(new Blob(["<script>parent.postMessage({key:'blobframe',value:location.protocol},'*')<\\/script>"], { type: "text/html" })) }); return heard("blobframe");`,
    },
    {
        name: "data frame",
        script: `frame({ src: "data:text/html,<script>parent.postMessage({key:'dataframe',value:origin},'*')<\\/script>" }); return heard("dataframe");`,
    },
    {
        name: "frame redirected",
        script: `frame({ src: "/redirect/302/files/frame.html?key=moved" }); return heard("moved");`,
    },
    {
        name: "frame refuses framing",
        script: `const f = frame({ src: "/files/denied.html" }); await once(f, "load"); try { return String(f.contentDocument?.title); } catch (e) { return e.name; }`,
    },
    {
        name: "written frame",
        script: `const f = frame({}); f.contentDocument.write("<script>parent.postMessage({key:'written',value:typeof fetch},'*')<\\/script>"); f.contentDocument.close(); return heard("written");`,
    },
    {
        name: "blob address",
        script: `return (await fetch(URL.createObjectURL(new Blob(["in a blob"])))).text();`,
    },
    { name: "data address", script: `return (await fetch("data:text/plain,in%20data")).text();` },
    {
        name: "picture by data",
        script: `const i = new Image(); i.src = "data:image/svg+xml," + encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'/>"); await once(i, "load"); return i.naturalWidth + "x" + i.naturalHeight;`,
    },
    {
        name: "picture",
        script: `const i = new Image(); i.src = "/files/dot.png"; await once(i, "load"); return i.naturalWidth + "x" + i.naturalHeight;`,
    },
    {
        name: "picture not there",
        script: `const i = new Image(); i.src = "/status/404"; return once(i, "load").then(() => "came", () => "failed");`,
    },
    {
        name: "picture set",
        script: `const i = new Image(); i.srcset = "/files/dot.png 1x, /status/404 3x"; await once(i, "load"); return new URL(i.currentSrc).pathname;`,
    },
    {
        name: "lazy picture",
        script: `const i = new Image(); i.loading = "lazy"; i.src = "/files/dot.png?lazy"; document.body.prepend(i); await once(i, "load"); i.remove(); return i.naturalWidth;`,
    },
    {
        name: "picture read by canvas",
        script: `const i = new Image(); i.src = "/files/dot.png?canvas"; await once(i, "load"); const c = document.createElement("canvas"); c.width = c.height = 1; const g = c.getContext("2d"); g.drawImage(i, 0, 0); return [...g.getImageData(0, 0, 1, 1).data].join();`,
    },
    {
        name: "style sheet",
        script: `const l = document.createElement("link"); l.rel = "stylesheet"; l.href = "/files/style.css"; document.head.append(l); await once(l, "load"); room.className = "styled"; return getComputedStyle(room).color;`,
    },
    {
        name: "imported style sheet",
        script: `const l = document.createElement("link"); l.rel = "stylesheet"; l.href = "/files/importing.css"; document.head.append(l); await once(l, "load"); return getComputedStyle(room).borderTopStyle;`,
    },
    {
        name: "constructed style sheet",
        script: `const s = new CSSStyleSheet(); s.replaceSync("#room{outline-style:dotted}"); document.adoptedStyleSheets = [s]; return getComputedStyle(room).outlineStyle;`,
    },
    {
        name: "font not there",
        script: `return new FontFace("none", "url(/status/404)").load().then(() => "came", (e) => e.name);`,
    },
    {
        name: "font that is none",
        script: `return new FontFace("none", "url(/files/bytes)").load().then(() => "came", (e) => e.name);`,
    },
    {
        name: "preload",
        script: `const l = document.createElement("link"); l.rel = "preload"; l.as = "fetch"; l.href = "/text/preloaded"; l.crossOrigin = "anonymous"; document.head.append(l); await once(l, "load"); return (await fetch("/text/preloaded")).text();`,
    },
    { name: "policy stops scripts", script: `frame({ src: "/files/policy.html" }); return heard("policy");` },
    {
        name: "policy stops requests",
        script: `frame({ src: "/files/policy-connect.html" }); return heard("policy-connect");`,
    },
    {
        name: "form by get",
        script: `const f = frame({ name: "g" }); const m = document.createElement("form"); m.action = "/form"; m.target = "g"; m.innerHTML = "<input name=a value='x y'>"; room.append(m); m.submit(); return heard("form");`,
    },
    {
        name: "form by post",
        script: `const f = frame({ name: "p" }); const m = document.createElement("form"); m.method = "post"; m.action = "/form?key=posted"; m.target = "p"; m.innerHTML = "<input name=a value='1&2'>"; room.append(m); m.submit(); return heard("posted");`,
    },
    {
        name: "request of a route",
        script: `history.pushState({}, "", location.pathname + "?routed"); const t = await (await fetch("near")).text(); history.replaceState({}, "", location.pathname); return t;`,
    },
    {
        name: "video not there",
        script: `const v = document.createElement("video"); v.src = "/status/404"; return once(v, "canplay").then(() => "came", () => "failed " + v.error.code);`,
    },
    {
        name: "xslt free document",
        script: `return new DOMParser().parseFromString("<a><b/></a>", "text/xml").documentElement.children.length;`,
    },
];
