export { startRenderer, type ChromiumOptions, type StartedRenderer } from "./chromium-renderer.js";
export { RENDER_LIMITS, type RenderLimits } from "./limits.js";
export { FIELD_PROFILE, type FieldProfile } from "./requests/request-fields.js";
export { askedPage, type AskedPage } from "./requests/asked-page.js";
export { requestIdentity } from "./requests/request-identity.js";
export { checkClosedness, compareRenderings, HeldAnswers, type Closedness } from "./closedness.js";
export { findChromium, type FoundChromium } from "./browser/find-chromium.js";
