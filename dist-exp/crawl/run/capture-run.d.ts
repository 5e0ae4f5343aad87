import type { Frontier } from "#frontier/index.js";
import { type Capture, type PageUrl } from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import type { LiveStrategy } from "#schedule/index.js";
import { type Scope } from "#seeds/index.js";
import { Admission } from "../admission/admission.js";
import { LinkSieve } from "../admission/link-sieve.js";
import { type OpenAsking } from "../ask/open-asking.js";
import { PageRates } from "../learn/page-rates.js";
import { SoftNotFound } from "../look/soft-not-found.js";
import type { Watcher, World } from "../world.js";
import type { CaptureState } from "./capture-state.js";
import type { RecordOfRun } from "./record-of-run.js";
import { type RunGround } from "./run-ground.js";
import type { RunProgress } from "./run-progress.js";
import type { RunStop } from "./run-stop.js";
import type { SeenPages } from "./seen-pages.js";
/** The parts of a running capture. */
export interface CaptureRun extends Pick<RunGround, "condition">, Omit<OpenAsking, "hosts" | "fetcher"> {
    /** The world as the run uses it: an archive that waits for space, a fetcher that sends when nothing holds it back. */
    readonly world: World;
    readonly state: CaptureState;
    readonly scope: Scope;
    readonly strategy: LiveStrategy;
    readonly frontier: Frontier;
    readonly seen: SeenPages;
    readonly sink: WarcSink;
    readonly record: RecordOfRun;
    readonly rates: PageRates;
    /** What report and certificate will say about the run. */
    readonly notes: string[];
    readonly admission: Admission;
    readonly sieve: LinkSieve;
    readonly softNotFound: SoftNotFound;
    readonly progress: RunProgress;
    readonly stop: RunStop;
    /** Whether somebody else keeps this page in mind: links to it are not filed. */
    readonly isKnown?: (url: PageUrl) => boolean;
}
/** Opens the run with everything that an earlier process saw, to go on or to end it as it stands. */
export declare function openRun(capture: Capture, world: World, watcher?: Watcher, purpose?: "go-on" | "end"): Promise<CaptureRun>;
/** Ends the run's part in the world; the capture goes on where it stood when it is opened again. */
export declare function closeRun({ caller, record, sink }: CaptureRun): Promise<void>;
