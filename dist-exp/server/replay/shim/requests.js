// What scripts ask for, and where they send their frame.
/** Fits requests, workers, history and navigation. */
export const REQUESTS = String.raw `
  const asked = (input) =>
    input instanceof self.Request ? new self.Request(inward(input.url), input) : inward(input);
  onCall(self, "fetch", ([input, ...more]) => [asked(input), ...more]);
  const NativeRequest = self.Request;
  onNew("Request", ([input, ...more]) => [input instanceof NativeRequest ? input : inward(input), ...more]);
  onCall(self.XMLHttpRequest.prototype, "open", ([method, link, ...more]) => [method, inward(link), ...more]);
  onCall(self.Navigator.prototype, "sendBeacon", ([link, ...more]) => [inward(link), ...more]);
  for (const name of ["EventSource", "Worker", "SharedWorker", "Audio"])
    onNew(name, ([link, ...more]) => (link === undefined ? [] : [inward(link), ...more]));
  for (const name of ["pushState", "replaceState"])
    onCall(self.History.prototype, name, ([state, title, link]) =>
      link === undefined || link === null
        ? [state, title]
        : [state, title, hasOwnPaths ? local(link) : inward(link, true)]);
  // Nothing can stand in the place of location, but the browser tells where a frame is about to go.
  self.navigation?.addEventListener("navigate", (event) => {
    const { destination, cancelable, navigationType, hashChange, formData } = event;
    if (!cancelable || navigationType === "traverse" || hashChange || formData || destination.sameDocument) return;
    const lead = inward(destination.url);
    if (lead === destination.url) return;
    event.preventDefault();
    location[navigationType === "replace" ? "replace" : "assign"](lead);
  });
  // Frames without an address of their own hold whatever the page writes into them.
  for (const name of ["contentWindow", "contentDocument"]) {
    const native = Object.getOwnPropertyDescriptor(self.HTMLIFrameElement.prototype, name);
    const { get } = {
      get() {
        const inner = native.get.call(this);
        const view = inner && (name === "contentWindow" ? inner : inner.defaultView);
        try {
          if (view && view.location.href === "about:blank" && !fitted.has(view.document)) fit(view);
        } catch {
          // Of another origin: it has what it needs, or none of our business.
        }
        return inner;
      },
    };
    Object.defineProperty(self.HTMLIFrameElement.prototype, name, { ...native, get });
  }
`;
