// The scripts that stand in every page before its own: chance, dates of workers, and who tries WebRTC.
import { chanceSeed, fixedChanceScript, shiftedDateScript } from "#formats/index.js";
/** The isolated world in which changes of the tree are counted, where no page's script reaches. */
export const COUNTING_WORLD = "isochron";
/** For every window; `secret` marks our own words on the console, since no binding may stand in the page. */
export function windowScript(at, secret) {
    return `${fixedChanceScript(chanceSeed(at))}(() => {
  const { debug } = console;
  if (!self.RTCPeerConnection) return;
  const wrap = new Proxy(self.RTCPeerConnection, {
    construct: (target, given, made) => {
      debug("${secret}", "webrtc");
      return Reflect.construct(target, given, made);
    },
  });
  Object.defineProperty(self, "RTCPeerConnection", { configurable: true, writable: true, value: wrap });
  if (self.webkitRTCPeerConnection) self.webkitRTCPeerConnection = wrap;
})();
`;
}
/** For every worker: the page's clock does not cover it, so its date is shifted as players shift it. */
export function workerScript(at) {
    return fixedChanceScript(chanceSeed(at)) + shiftedDateScript(secondOf(at));
}
/** Clock and chance start from whole seconds: the time of a record in an archive has no more. */
export function secondOf(at) {
    return (chanceSeed(at) * 1000);
}
/** Counts changes of the tree. */
export const COUNTING_SCRIPT = `(() => {
  globalThis.changes = 0;
  new MutationObserver((records) => (globalThis.changes += records.length)).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
})();
`;
