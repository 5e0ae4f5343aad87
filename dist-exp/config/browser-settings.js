// Settings of captures that show documents in a browser; part of the one table.
import { setting } from "./setting.js";
import { behaviours, count, oneOf, orNone, text, viewSize } from "./setting-values.js";
/** By their names in the code. */
export const BROWSER_SETTINGS = {
    browser: setting("--browser <when>", "auto", oneOf(["never", "auto", "always"]), "show documents in Chromium, from archived bytes alone: never, where scripts build the page (auto), or always"),
    browserPath: setting("--browser-path <file>", "none", orNone(text), "Chromium's program (none: CHROMIUM_PATH, then the usual places)"),
    viewport: setting("--viewport <size>", "1280x800", viewSize, "width and height of the browser's view, in pixels"),
    userAgentProfile: setting("--user-agent-profile <name>", "isochron", oneOf(["isochron", "browser"]), "what servers and scripts are told of who asks: our name alone, or a browser's with ours behind it"),
    maxRequestsPerPage: setting("--max-requests-per-page <n>", "200", count, "what one document may ask for while it is shown; it is shown as it stands then, and called open"),
    behaviours: setting("--behaviours <words>", "scroll load-more expand media", behaviours, "what is done to a page that is shown, so that it loads all it has (scroll, load-more, expand, media, pages; none)"),
    steps: setting("--steps <file>", "none", orNone(text), "what is done to which documents by order: fill, click, wait, log in (JSON; docs/guide/steps.md)"),
    secrets: setting("--secrets <file>", "none", orNone(text), "what steps fill in as secrets, a line NAME=value for each, readable by you alone (none: ISOCHRON_SECRET_NAME)"),
};
