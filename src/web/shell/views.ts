// Which view stands at which address. Each is a file of its own that is fetched when somebody goes there, so that
// the first view is small.
import type { ComponentType } from "preact";
import type { Place } from "./route.js";
import type { ViewProps } from "./view-props.js";

interface ViewModule {
  readonly View: ComponentType<ViewProps>;
}

/** A view by the first word of its address, and how many words follow it. */
interface Entry {
  readonly word: string;
  readonly words: number;
  readonly load: () => Promise<ViewModule>;
}

const HOME: Entry = { word: "", words: 0, load: () => import("../home/home-view.js") };

const ENTRIES: readonly Entry[] = [
  HOME,
  { word: "sites", words: 1, load: () => import("../site/site-view.js") },
  { word: "captures", words: 0, load: () => import("../captures/capture-list.js") },
  { word: "search", words: 0, load: () => import("../search/search-view.js") },
  { word: "how", words: 0, load: () => import("../how/how-view.js") },
  { word: "captures", words: 1, load: () => import("../captures/capture-report.js") },
  { word: "live", words: 0, load: () => import("../captures/live-view.js") },
  { word: "watch", words: 0, load: () => import("../watch/watch-view.js") },
  { word: "machines", words: 0, load: () => import("../machines/machines-view.js") },
  { word: "new", words: 0, load: () => import("../manage/new-capture.js") },
  { word: "acts", words: 0, load: () => import("../manage/acts-view.js") },
  { word: "page", words: 1, load: () => import("../page/page-view.js") },
  { word: "diff", words: 3, load: () => import("../page/diff-view.js") },
];

/** The view at a place; unknown places are the home's. */
export function viewAt({ path: [word = "", ...rest] }: Place): Entry {
  return ENTRIES.find((one) => one.word === word && one.words === rest.length) ?? HOME;
}
