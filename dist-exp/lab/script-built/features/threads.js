const BLOB = `const url = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));`;
/** Dedicated, shared, service and nested workers. */
export const WORKERS = [
    { name: "worker", script: `return (await once(new Worker("/files/worker.js"), "message")).data;` },
    {
        name: "module worker",
        script: `return (await once(new Worker("/files/module-worker.js", { type: "module" }), "message")).data;`,
    },
    {
        name: "blob worker",
        script: `${BLOB} return (await once(new Worker(url("postMessage('from a blob')")), "message")).data;`,
    },
    {
        name: "worker fetches",
        script: `${BLOB} return (await once(new Worker(url("fetch('" + location.origin + "/text/asked').then(r=>r.text()).then(postMessage)")), "message")).data;`,
    },
    {
        name: "worker imports scripts",
        script: `${BLOB} return (await once(new Worker(url("importScripts('" + location.origin + "/files/imported.js'); postMessage(imported)")), "message")).data;`,
    },
    {
        name: "worker xhr",
        script: `${BLOB} return (await once(new Worker(url("const x=new XMLHttpRequest();x.open('GET','" + location.origin + "/text/workerxhr',false);x.send();postMessage(x.responseText)")), "message")).data;`,
    },
    {
        name: "worker in worker",
        script: `return (await once(new Worker("/files/nesting.js"), "message")).data;`,
    },
    {
        name: "worker posts bytes",
        script: `${BLOB} return (await once(new Worker(url("fetch('" + location.origin + "/echo',{method:'POST',body:new Uint8Array([1,2,254])}).then(r=>r.text()).then(postMessage)")), "message")).data;`,
    },
    {
        name: "worker that fails",
        script: `return once(new Worker("/status/404"), "message").then(() => "came", () => "failed");`,
    },
    {
        name: "shared worker",
        script: `const w = new SharedWorker("/files/shared.js"); w.port.start(); return (await once(w.port, "message")).data;`,
    },
    {
        name: "shared worker fetches",
        script: `const w = new SharedWorker("/files/shared-fetch.js"); w.port.start(); return (await once(w.port, "message")).data;`,
    },
    {
        name: "service worker",
        script: `const r = await navigator.serviceWorker.register("/service/sw.js"); const w = r.installing ?? r.waiting ?? r.active; while (w.state !== "activated") await new Promise((done) => w.addEventListener("statechange", done, { once: true })); frame({ src: "/service/page.html" }); return heard("service");`,
    },
    {
        name: "broadcast channel",
        script: `${BLOB} const c = new BroadcastChannel("b"); new Worker(url("new BroadcastChannel('b').postMessage('heard')")); return (await once(c, "message")).data;`,
    },
    {
        name: "message channel",
        script: `const { port1, port2 } = new MessageChannel(); port2.postMessage("through"); port1.start(); return (await once(port1, "message")).data;`,
    },
    {
        name: "worker transfers",
        script: `${BLOB} const w = new Worker(url("onmessage=e=>postMessage(e.data.byteLength)")); const b = new ArrayBuffer(77); w.postMessage(b, [b]); return b.byteLength + " " + (await once(w, "message")).data;`,
    },
    {
        name: "wasm in worker",
        script: `return (await once(new Worker("/files/wasm-worker.js"), "message")).data;`,
    },
];
