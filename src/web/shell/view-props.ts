// Apart from the table of views, which names every view and must not be named by them.
import type { Place } from "./route.js";

/** What every view is given. */
export interface ViewProps {
  readonly place: Place;
}
