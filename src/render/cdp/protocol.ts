// The few commands and events of the DevTools protocol that are used, as far as they are used.

/** Parameters and result of every command that we send. */
export interface Commands {
  "Browser.getVersion": [Record<string, never>, { product: string; userAgent: string }];
  "Browser.setDownloadBehavior": [
    { behavior: "deny"; browserContextId: string; eventsEnabled: boolean },
    unknown,
  ];
  "Target.createBrowserContext": [{ disposeOnDetach: boolean }, { browserContextId: string }];
  "Target.disposeBrowserContext": [{ browserContextId: string }, unknown];
  "Target.createTarget": [
    { url: string; browserContextId: string; width: number; height: number },
    { targetId: string },
  ];
  "Target.closeTarget": [{ targetId: string }, unknown];
  "Target.setAutoAttach": [
    {
      autoAttach: boolean;
      waitForDebuggerOnStart: boolean;
      flatten: true;
      filter: { type?: string; exclude?: boolean }[];
    },
    unknown,
  ];
  "Fetch.enable": [{ patterns: { urlPattern: string; requestStage: "Request" }[] }, unknown];
  "Fetch.fulfillRequest": [
    {
      requestId: string;
      responseCode: number;
      responsePhrase?: string;
      binaryResponseHeaders: string;
      body: string;
    },
    unknown,
  ];
  "Fetch.failRequest": [{ requestId: string; errorReason: ErrorReason }, unknown];
  "Fetch.continueRequest": [{ requestId: string }, unknown];
  "Page.enable": [Record<string, never>, unknown];
  "Page.navigate": [{ url: string }, { frameId: string; errorText?: string }];
  "Page.addScriptToEvaluateOnNewDocument": [
    { source: string; worldName?: string; runImmediately?: boolean },
    unknown,
  ];
  "Page.createIsolatedWorld": [{ frameId: string; worldName: string }, { executionContextId: number }];
  "Page.handleJavaScriptDialog": [{ accept: boolean }, unknown];
  "Page.getLayoutMetrics": [
    Record<string, never>,
    {
      cssContentSize: { width: number; height: number };
      cssVisualViewport: { pageX: number; pageY: number };
    },
  ];
  "Page.captureScreenshot": [
    {
      format: "png" | "jpeg";
      quality?: number;
      captureBeyondViewport?: boolean;
      clip?: { x: number; y: number; width: number; height: number; scale: number };
    },
    { data: string },
  ];
  "Runtime.enable": [Record<string, never>, unknown];
  "Runtime.evaluate": [
    { expression: string; contextId?: number; returnByValue?: boolean; timeout?: number },
    { result: { value?: unknown }; exceptionDetails?: unknown },
  ];
  "Runtime.runIfWaitingForDebugger": [Record<string, never>, unknown];
  "Network.enable": [{ maxTotalBufferSize: number; maxResourceBufferSize: number }, unknown];
  "Emulation.setDeviceMetricsOverride": [
    { width: number; height: number; deviceScaleFactor: number; mobile: boolean },
    unknown,
  ];
  "Emulation.setVirtualTimePolicy": [
    {
      policy: "pause" | "pauseIfNetworkFetchesPending" | "advance";
      budget?: number;
      maxVirtualTimeTaskStarvationCount?: number;
      initialVirtualTime?: number;
    },
    { virtualTimeTicksBase: number },
  ];
  "DOMSnapshot.captureSnapshot": [{ computedStyles: string[] }, Snapshot];
}

/** What a request can be failed with. */
export type ErrorReason =
  | "Failed"
  | "Aborted"
  | "TimedOut"
  | "ConnectionClosed"
  | "ConnectionRefused"
  | "NameNotResolved"
  | "AddressUnreachable"
  | "BlockedByClient";

/** A request that waits for us. */
export interface PausedRequest {
  requestId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    hasPostData?: boolean;
    postData?: string;
    postDataEntries?: { bytes?: string }[];
  };
  frameId: string;
  resourceType: string;
  /** By which the network's events call it; for the program of a worker, the worker's number. */
  networkId?: string;
}

/** One target of the browser: a page, a frame or a worker. */
export interface TargetInfo {
  targetId: string;
  type: string;
  url: string;
  openerId?: string;
  browserContextId?: string;
}

/** Parameters of every event that we hear. */
export interface Events {
  "Fetch.requestPaused": PausedRequest;
  "Target.attachedToTarget": { sessionId: string; targetInfo: TargetInfo; waitingForDebugger: boolean };
  "Target.detachedFromTarget": { sessionId: string };
  "Inspector.targetCrashed": Record<string, never>;
  "Target.targetCrashed": { targetId: string; status: string };
  "Browser.downloadWillBegin": { url: string };
  "Page.javascriptDialogOpening": { url: string; type: string };
  "Page.frameAttached": { frameId: string };
  "Page.frameDetached": { frameId: string };
  "Page.frameStartedLoading": { frameId: string };
  "Page.frameStoppedLoading": { frameId: string };
  "Page.frameNavigated": { frame: { id: string; url: string } };
  "Page.windowOpen": { url: string };
  "Page.frameRequestedNavigation": { frameId: string; reason: string; url: string };
  "Page.navigatedWithinDocument": { frameId: string; url: string };
  "Runtime.exceptionThrown": unknown;
  "Runtime.consoleAPICalled": { type: string; args: { value?: unknown }[] };
  "Network.webSocketCreated": { url: string };
  "Network.webTransportCreated": { url: string };
  "Emulation.virtualTimeBudgetExpired": Record<string, never>;
}

/** A tree with its layout, as tables with a common list of strings. */
export interface Snapshot {
  strings: string[];
  documents: SnapshotDocument[];
}

/** One document of it; numbers are places in the list of strings unless they count nodes. */
export interface SnapshotDocument {
  documentURL: number;
  title: number;
  baseURL: number;
  nodes: {
    parentIndex?: number[];
    nodeType?: number[];
    nodeName?: number[];
    attributes?: number[][];
    /** Those that style sheets add (::before). */
    pseudoType?: { index: number[] };
  };
  /** Styles are those that were asked for, in that order. */
  layout: { nodeIndex: number[]; bounds: number[][]; text: number[]; styles?: number[][] };
}
