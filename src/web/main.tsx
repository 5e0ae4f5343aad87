// The browser UI: reads the API, draws, and asks nobody else for anything.
import { render } from "preact";
import { CHART_THEME_CSS } from "#chart/index.js";
import { App } from "./shell/app.js";

// A constructed sheet, because the page's policy allows no inline styles.
const theme = new CSSStyleSheet();
theme.replaceSync(CHART_THEME_CSS);
document.adoptedStyleSheets.push(theme);

render(<App />, document.getElementById("app")!);
