// The browser UI: reads the API, draws, and asks nobody else for anything.
import { render } from "preact";
import { CHART_THEME_CSS } from "#chart/index.js";
import { CaptureListView } from "./capture-list.js";
import { CaptureReportView } from "./capture-report.js";
import { DiffView } from "./diff-view.js";
import { LiveView } from "./live-view.js";
import { LIVE_HREF, useRoute } from "./route.js";

const iconUrl = new URL("./icon.svg", import.meta.url).href;

function App() {
  const route = useRoute();
  return (
    <>
      <nav aria-label="Isochron">
        <a href="#/">
          <img src={iconUrl} alt="" width="22" height="22" />
          Isochron
        </a>
        <span class="faint">web sites as of one moment</span>
        <a class="aside" href={LIVE_HREF} aria-current={route.view === "live" ? "page" : undefined}>
          Live
        </a>
      </nav>
      <main>
        {route.view === "list" && <CaptureListView />}
        {route.view === "live" && <LiveView />}
        {route.view === "capture" && <CaptureReportView id={route.id} />}
        {route.view === "diff" && <DiffView url={route.url} from={route.from} to={route.to} />}
      </main>
    </>
  );
}

// A constructed sheet, because the page's policy allows no inline styles.
const theme = new CSSStyleSheet();
theme.replaceSync(CHART_THEME_CSS);
document.adoptedStyleSheets.push(theme);

render(<App />, document.getElementById("app")!);
