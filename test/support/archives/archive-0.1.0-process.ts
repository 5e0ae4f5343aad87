// Made test/fixtures/archive-0.1.0, once, with the code of commit bf5baf4 (version 0.1.0). It is kept to show how, and
// must not be run again: the fixture stands for archives that are out there, which nobody makes anew either.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { captureSite, patchCapture, type Watcher, type World } from "#crawl/index.js";
import { type CaptureSettings, instant } from "#model/index.js";
import { withoutAssets } from "../scenes/modes.js";
import { makeScene, play, type Disturbance, type Scene } from "../scenes/scene.js";

/** Seeds of the sites: one with requisites, changes and noise, and a small one. */
const [ALL_SORTS, SMALL] = [30, 12];
const PAGES = 28;
const HOUR_MS = 3_600_000;

const at =
  (pass: string, done: number): Disturbance["from"] =>
  (progress) =>
    progress.pass === pass && progress.done >= done;

/** A finished capture of every kind in one archive. */
async function makeEnded(dir: string): Promise<void> {
  const scene = makeScene(ALL_SORTS, dir, { pages: PAGES });
  await play(scene, start(scene, { conditionalAbove: 0 }));
  await later(scene);
  await play({ ...scene, fetcher: withoutAssets(scene) }, start(scene, { passes: 1, maxPages: 4 }));
  await later(scene);
  await play(scene, async (world, watcher) => patchCapture((await newest(world))!, world, watcher));
  await later(scene);
  const cancel = async (world: World): Promise<void> =>
    world.archive.control.ask((await newest(world))!.id, { want: "cancel" });
  await play(scene, start(scene, { maxPages: 5 }), { from: at("revisit", 1), act: cancel });
}

/** What kill -9 leaves in the middle of a pass: the directory as it is when a request is about to be sent. */
async function makeKilled(dir: string, from: Disturbance["from"]): Promise<void> {
  const running = `${dir}-running`;
  const scene = makeScene(SMALL, running);
  const act = (): void => {
    // Shared memory of the catalog ends with the process.
    cpSync(running, dir, { recursive: true, filter: (path) => !path.endsWith("-shm") });
    writeFileSync(`${dir}.txt`, `${scene.clock.now()}\n`);
  };
  await play(scene, start(scene, { maxPages: 5 }), { from, act });
  rmSync(running, { recursive: true });
}

function start({ site, settings }: Scene, more: Partial<CaptureSettings> = {}) {
  return (world: World, watcher: Watcher) =>
    captureSite({ site, settings: { ...settings, ...more } }, world, watcher);
}

function later({ clock }: Scene): Promise<void> {
  return clock.sleepUntil(instant(clock.now() + HOUR_MS));
}

async function newest({ archive }: World) {
  return (await archive.catalog.captures.list())[0];
}

/** Catalogs are mostly air: every file that is not compressed yet is kept so. */
function pack(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.endsWith(".warc.gz")) continue;
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    rmSync(path);
  }
}

const target = process.argv[2]!;
await makeEnded(join(target, "ended"));
await makeKilled(join(target, "killed-in-visits"), at("visit", 3));
await makeKilled(join(target, "killed-in-revisits"), at("revisit", 2));
pack(target);
