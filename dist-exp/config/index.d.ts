export { SETTINGS, type ResolvedSettings, type SettingName } from "./settings.js";
export { PRESETS } from "./presets.js";
export { resolveSettings, settingTexts } from "./resolve.js";
export { parseDurationMs, parseSizeBytes } from "./quantity.js";
export { byTopic, TOPICS } from "./topics.js";
export { settingsReference } from "./reference.js";
