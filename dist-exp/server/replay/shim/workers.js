// What stands before a worker's script in replay, beside clock and chance: workers have no page around them, so that
// whole addresses that they ask for would leave, and be refused. As in pages it holds nothing in, and only makes more work.
/** A function of where the worker lies in the archive: its own address there, its time, and the secret before both. */
export const WORKER_ADDRESSES = String.raw `((own) => {
  const { origin, href } = self.location, script = new URL(own.url);
  const isReplayed = /^(?:\/~[^/]*)?\/\d{4,17}(?:[a-z]{2}_)?\/https?:\/{1,2}[^/]/i;
  const inward = (link) => {
    const written = String(link).trim();
    let url;
    try {
      url = new URL(written.startsWith("//") ? script.protocol + written : written, href);
    } catch {
      return link;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") return link;
    if (url.origin === origin) {
      if (isReplayed.test(url.pathname)) return url.href;
      url = new URL(url.pathname + url.search + url.hash, script);
    }
    url.username = url.password = "";
    return origin + own.prefix + "/" + own.stamp + "/" + url.href;
  };
  const onCall = (owner, name, change) => {
    const native = owner && owner[name];
    if (typeof native === "function") owner[name] = { [name](...given) { return native.apply(this, change(given)); } }[name];
  };
  const onNew = (name, change) => {
    const native = self[name];
    if (typeof native === "function")
      self[name] = new Proxy(native, { construct: (target, given, maker) => Reflect.construct(target, change(given), maker === self[name] ? target : maker) });
  };
  const Native = self.Request;
  onCall(self, "fetch", ([input, ...more]) => [input instanceof Native ? new Native(inward(input.url), input) : inward(input), ...more]);
  onNew("Request", ([input, ...more]) => [input instanceof Native ? input : inward(input), ...more]);
  onCall(self.XMLHttpRequest?.prototype, "open", ([method, link, ...more]) => [method, inward(link), ...more]);
  onCall(self, "importScripts", (links) => links.map(inward));
  for (const name of ["EventSource", "Worker"]) onNew(name, ([link, ...more]) => [inward(link), ...more]);
})`;
