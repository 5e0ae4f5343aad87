// The render stage: a page's document and an answerer in, what a browser shows of them out.
export { startRenderer } from "./chromium-renderer.js";
export { RENDER_LIMITS } from "./limits.js";
export { FIELD_PROFILE } from "./requests/request-fields.js";
export { askedPage } from "./requests/asked-page.js";
export { requestIdentity } from "./requests/request-identity.js";
export { checkClosedness, compareRenderings, HeldAnswers } from "./closedness.js";
export { findChromium } from "./browser/find-chromium.js";
