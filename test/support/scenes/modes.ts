// The ways in which a capture can go, each as the steps that it takes in a scene.
import {
  cancelCapture,
  captureSite,
  patchCapture,
  resumeCapture,
  type Progress,
  type Watcher,
  type World,
} from "#crawl/index.js";
import { type CaptureSettings, instant } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { loseAndReindex } from "../archives/catalog-dump.js";
import { play, type Disturbance, type Scene, type Step } from "./scene.js";

type Mode = (scene: Scene) => Promise<void>;
type From = Disturbance["from"];

const HOUR_MS = 3_600_000;

/** Modes that say something only of sites whose words can be trusted. */
export const HONEST_MODES: readonly string[] = ["attested"];

/** Captures that run through, under one setting or another. */
export const UNDISTURBED: Readonly<Record<string, Mode>> = {
  "two-passes": captureWith(() => ({})),
  "one-pass": captureWith(() => ({ passes: 1 })),
  "one-pass-ahead": captureWith(() => ({ passes: 1, delayMs: 0 })),
  conditional: captureWith(() => ({ conditionalAbove: 0 })),
  attested: captureTwice({ attested: true }),
  "later-capture": captureTwice({}),
  "max-requests": captureWith(() => ({ budget: { maxRequests: 25 } })),
  deadline: captureWith(({ delayMs }) => ({ budget: { deadlineMs: 30 * delayMs } })),
  "max-pages": captureWith(() => ({ maxPages: 9 })),
  "max-bytes": captureWith(() => ({ manners: { maxBytes: 36_000 } })),
  "double-delay": captureWith(({ delayMs }) => ({ delayMs: 2 * delayMs })),
  "breadth-first": captureWith(() => ({ strategy: "bfs-fifo" })),
  optimal: captureWith(() => ({ strategy: "optimal-online" })),
};

/** Captures that are stopped, steered, ended or mended from outside. */
export const DISTURBED: Readonly<Record<string, Mode>> = {
  "stopped-in-visits": stopped(at("visit", 6), resume),
  "stopped-in-revisits": stopped(at("revisit", 5), resume),
  "stopped-in-both": async (scene) => {
    await stopAt(scene, at("visit", 8), start(scene));
    await stopAt(scene, at("revisit", 3), resume);
    await play(scene, resume);
  },
  "thrown-in-visits": thrown(at("visit", 9)),
  "thrown-in-revisits": thrown(at("revisit", 7)),
  "cancelled-in-visits": asked(at("visit", 7), { want: "cancel" }),
  "cancelled-in-revisits": asked(at("revisit", 4), { want: "cancel" }),
  "cancelled-when-stopped": stopped(at("revisit", 6), async (world) =>
    cancelCapture((await world.archive.catalog.captures.list())[0]!, world),
  ),
  edited: (scene) => {
    const edit = { askedAt: scene.clock.now(), delayMs: 150, maxPages: 14, exclude: ["/news/"] };
    return asked(at("visit", 5), { edit })(scene);
  },
  patched: async (scene) => {
    await play({ ...scene, fetcher: withoutAssets(scene) }, start(scene));
    await play(scene, async (world, watcher) =>
      patchCapture((await world.archive.catalog.captures.list())[0]!, world, watcher),
    );
  },
  reindexed: async (scene) => {
    await play(scene, start(scene));
    const summary = await loseAndReindex(scene.dir);
    scene.said.ends.push(`reindexed: ${summary.sightingsAdded} sightings`);
  },
};

function start({ site, settings }: Scene, more: Partial<CaptureSettings> = {}): Step {
  return (world, watcher) => captureSite({ site, settings: { ...settings, ...more } }, world, watcher);
}

function resume(world: World, watcher: Watcher): ReturnType<Step> {
  return resumeCapture(null, world, watcher);
}

function captureWith(more: (settings: CaptureSettings) => Partial<CaptureSettings>): Mode {
  return (scene) => play(scene, start(scene, more(scene.settings)));
}

/** The second capture starts from what the first one taught. */
function captureTwice(more: Partial<CaptureSettings>): Mode {
  return async (scene) => {
    await play(scene, start(scene, more));
    await scene.clock.sleepUntil(instant(scene.clock.now() + HOUR_MS));
    await play(scene, start(scene, more));
  };
}

function at(pass: Progress["pass"], done: number): From {
  return (progress) => progress.pass === pass && progress.done >= done;
}

async function stopAt(scene: Scene, from: From, step: Step) {
  const stop = new AbortController();
  await play(scene, (world, watcher) => step(world, { ...watcher, signal: stop.signal }), {
    from,
    act: () => stop.abort(),
  });
}

function stopped(from: From, then: Step): Mode {
  return async (scene) => {
    await stopAt(scene, from, start(scene));
    await play(scene, then);
  };
}

function thrown(from: From): Mode {
  const act = (): never => {
    throw new Error("the network is gone");
  };
  return async (scene) => {
    await play(scene, start(scene), { from, act });
    await play(scene, resume);
  };
}

function asked(from: From, wish: Parameters<World["archive"]["control"]["ask"]>[1]): Mode {
  const act = async ({ archive }: World): Promise<void> =>
    archive.control.ask((await archive.catalog.captures.list())[0]!.id, wish);
  return (scene) => play(scene, start(scene), { from, act });
}

/** The scene's fetcher, with every requisite out of reach. */
export function withoutAssets({ fetcher, clock }: Scene): Fetcher {
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    async fetch(request, signal) {
      if (!/\.(?:css|js|png|svg|ico|woff2?)$/.test(request.url)) return fetcher.fetch(request, signal);
      const times = { sentAt: clock.now(), firstByteAt: clock.now(), lastByteAt: clock.now() };
      return { kind: "failed", code: "connect", message: "refused for now", times };
    },
  };
}
