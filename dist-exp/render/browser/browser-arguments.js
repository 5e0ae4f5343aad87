/** Parts that speak of their own accord, or that do with requests what a page did not ask for. */
const FEATURES_OFF = [
    "AutofillServerCommunication",
    // A document that a step left must not be kept: what it waited for would hold the next one's time.
    "BackForwardCache",
    "BlockInsecurePrivateNetworkRequests",
    "CertificateTransparencyComponentUpdater",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "IsolateOrigins",
    "LocalNetworkAccessChecks",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "Prerender2",
    "SegmentationPlatform",
    // Frames of other sites stay in the page's process: the page's clock covers them there alone.
    "site-per-process",
    "SpeculationRulesPrefetchFuture",
    "Translate",
];
const QUIET = [
    "--disable-background-networking",
    "--disable-breakpad",
    "--disable-client-side-phishing-detection",
    "--disable-component-extensions-with-background-pages",
    "--disable-component-update",
    "--disable-crash-reporter",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-field-trial-config",
    "--disable-quic",
    "--disable-search-engine-choice-screen",
    "--disable-site-isolation-trials",
    "--disable-sync",
    "--dns-prefetch-disable",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-default-browser-check",
    "--no-first-run",
    "--no-pings",
    "--no-service-autorun",
    "--password-store=basic",
    "--use-mock-keychain",
];
/** Pages are shown alike wherever they are shown, and never slowed down for being out of sight. */
const STEADY = [
    "--disable-backgrounding-occluded-windows",
    "--disable-background-timer-throttling",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    "--disable-renderer-backgrounding",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--lang=en-US",
];
/** Where there is no namespace: whatever still opens a connection finds nobody. */
const DEAD_PROXY = [
    "--proxy-server=http://127.0.0.1:9",
    // Loopback too, which Chromium would reach without a proxy.
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND",
];
const NO_WEBRTC_PACKETS = [
    "--force-webrtc-ip-handling-policy",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
];
/** The words after the program's name. */
export function browserArguments(wishes) {
    return [
        "--headless=new",
        "--remote-debugging-pipe",
        `--user-data-dir=${wishes.folder}`,
        `--window-size=${wishes.view.width},${wishes.view.height}`,
        ...QUIET,
        ...STEADY,
        ...NO_WEBRTC_PACKETS,
        `--disable-features=${FEATURES_OFF.join(",")}`,
        ...(wishes.isolation.kind === "proxy" ? DEAD_PROXY : []),
        ...(wishes.isSandboxed ? [] : ["--no-sandbox"]),
        ...(wishes.userAgent === null ? [] : [`--user-agent=${wishes.userAgent}`]),
        "about:blank",
    ];
}
