// What every response says about what a browser may do with it. No origin uses cookies, which ignore ports.
/** Everything that a page could do with the machine or behind the reader's back, and that no archive needs. */
const REFUSED_FEATURES = "accelerometer attribution-reporting bluetooth browsing-topics camera clipboard-read display-capture " +
    "geolocation gyroscope hid identity-credentials-get idle-detection join-ad-interest-group local-fonts " +
    "magnetometer microphone midi otp-credentials payment private-aggregation private-state-token-issuance " +
    "private-state-token-redemption publickey-credentials-create publickey-credentials-get run-ad-auction " +
    "screen-wake-lock serial shared-storage shared-storage-select-url storage-access usb web-share " +
    "window-management xr-spatial-tracking";
/** For every response of both servers. */
export const EVERYWHERE = {
    "referrer-policy": "no-referrer",
    // No document.domain, so that two ports of one host never become one origin.
    "origin-agent-cluster": "?1",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": REFUSED_FEATURES.split(" ")
        .map((feature) => `${feature}=()`)
        .join(", "),
    "x-robots-tag": "noindex, nofollow",
};
/** For the UI and its API: own files only, in no frame, opened by nobody else's window. */
export const UI_HEADERS = {
    ...EVERYWHERE,
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
};
