// What the manners of a capture know of it; the run itself is made of these and more.
import type { Reading } from "#detect/index.js";
import type { Capture, PageUrl, CaptureSettings } from "#model/index.js";
import type { FetchRequest, FetchResult, WarcSink } from "#ports/index.js";
import type { World } from "../world.js";

/** The running capture as its manners see it. */
export interface MannersContext {
  readonly world: World;
  readonly settings: CaptureSettings;
  readonly capture: Capture;
  readonly sink: WarcSink;
  /** What the report and the certificate will say about the run. */
  readonly notes: string[];
  /** Pages seen so far. */
  readonly sightings: { readonly size: number };
}

/** The polite way to a host. */
export interface PoliteFetching {
  fetch(request: FetchRequest, pass: string): Promise<FetchResult>;
  note(url: PageUrl, result: FetchResult, reading: Reading | null): void;
  slowHost(url: PageUrl, delayMs: number): void;
  /** Whether robots.txt lets us ask for a URL that is no page of the capture. */
  isAllowed(url: PageUrl): Promise<boolean>;
}
