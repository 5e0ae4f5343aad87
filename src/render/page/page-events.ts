// What a page does beside asking for things, as DevTools tells of it.
import type { CdpConnection } from "../cdp/connection.js";
import type { PageRecord } from "./page-record.js";

/** What must be known to hear a page rightly. */
export interface PageEars {
  /** Marks our own words on the page's console. */
  readonly secret: string;
  readonly mainFrame: string;
  onFrame(frameId: string): void;
}

/** Puts down what a page says and tries. */
export function hearPage(
  connection: CdpConnection,
  session: string,
  record: PageRecord,
  ears: PageEars,
): void {
  const { limits, over } = record;
  hearSockets(connection, session, record);
  connection.on(session, "Inspector.targetCrashed", () => {
    over.stop("renderer-crashed", "the page's process ended while it was shown");
  });
  connection.on(session, "Page.frameAttached", ({ frameId }) => {
    ears.onFrame(frameId);
    if (++record.children.frames > limits.maxFrames) record.reach("frames");
  });
  hearLoading(connection, session, record, ears);
  connection.on(session, "Page.javascriptDialogOpening", ({ type }) => {
    record.noteUpTo(limits.maxDialogs, "dialog", type);
    // One dialog more than is allowed stays open: the script behind it goes no further.
    if (record.reached === "dialogs") return;
    const accept = type === "beforeunload" && record.guard.mayLeave;
    connection.send("Page.handleJavaScriptDialog", { accept }, { session }).catch(() => {});
  });
  let isThere = false;
  connection.on(session, "Page.frameNavigated", ({ frame }) => {
    if (frame.id !== ears.mainFrame) return;
    // Addresses that need no request (about:blank) cannot be refused: what is shown then is not the page any more.
    if (isThere && !record.guard.mayLeave)
      over.stop("navigation-failed", `the page left for ${frame.url.slice(0, 200)}`);
    isThere = true;
  });
  connection.on(session, "Page.frameRequestedNavigation", ({ frameId, reason, url }) => {
    if (reason.startsWith("formSubmission")) record.guard.noteForm(frameId, url);
  });
  connection.on(session, "Page.windowOpen", ({ url }) => {
    record.addLink(url, "navigation");
    record.noteUpTo(limits.maxPopups, "popup", url);
  });
  connection.on(session, "Page.navigatedWithinDocument", ({ frameId, url }) => {
    if (frameId === ears.mainFrame) record.addLink(url, "route");
  });
  connection.on(session, "Runtime.exceptionThrown", () => void record.consoleErrors++);
  connection.on(session, "Runtime.consoleAPICalled", ({ type, args }) => {
    if (type === "error") record.consoleErrors++;
    if (type === "debug" && args[0]?.value === ears.secret) noteWebRtc(record);
  });
}

/** The page itself is there when it has been gone to; its frames come later. */
function hearLoading(
  connection: CdpConnection,
  session: string,
  { children: { loading } }: PageRecord,
  { mainFrame }: PageEars,
): void {
  connection.on(session, "Page.frameStartedLoading", ({ frameId }) => {
    if (frameId !== mainFrame) loading.began(frameId);
  });
  connection.on(session, "Page.frameStoppedLoading", ({ frameId }) => loading.ended(frameId));
  connection.on(session, "Page.frameDetached", ({ frameId }) => loading.ended(frameId));
}

/** Puts down the ways past HTTP that a page or a worker tries; where there is no network they lead nowhere. */
export function hearSockets(connection: CdpConnection, session: string, { ledger }: PageRecord): void {
  connection.on(session, "Network.webSocketCreated", ({ url }) => {
    ledger.leaveOpen("websocket", url, "refused");
  });
  connection.on(session, "Network.webTransportCreated", ({ url }) => {
    ledger.leaveOpen("webtransport", url, "refused");
  });
}

function noteWebRtc({ ledger }: PageRecord): void {
  if (!ledger.open.some(({ kind }) => kind === "webrtc")) ledger.leaveOpen("webrtc", "", "refused");
}
