// Seeking in an archived film, in Chromium: a place that was not loaded is asked for as a range, answered from the stored
// bytes, and the picture of that place is shown.
import type { Browser, Frame, Response } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { fillArchive } from "../../support/archives/filled-archive.js";
import { launchBrowser } from "../../support/browser.js";
import { colourAt, FILM_SECONDS, makeFilm } from "../../support/samples/film.js";
import { makeReport } from "../../support/samples/reports.js";

const TS = "20261115123107412";
const PAGE = "http://films.example/";
const HTML = `<!doctype html><title>Film</title><video src="film.webm" preload="metadata" muted></video>`;
/** Colours of a lossy film are near to those drawn; those of two seconds are 80 apart. */
const NEAR = 24;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser?.close());

interface Shown {
  readonly at: number;
  readonly colour: readonly number[];
}

/** Goes to a time; the player says that it is there before its picture is on the screen. */
function seekTo(frame: Frame, time: number): Promise<void> {
  return frame.evaluate<void>(`new Promise((resolve, reject) => {
    const video = document.querySelector("video");
    video.onseeked = () => resolve();
    video.onerror = () => reject(new Error(video.error.message));
    video.currentTime = ${time};
  })`);
}

/** Where the film is, and what is shown there. */
function shownIn(frame: Frame): Promise<Shown> {
  return frame.evaluate<Shown>(`(() => {
    const video = document.querySelector("video");
    const drawn = document.createElement("canvas").getContext("2d");
    drawn.drawImage(video, 0, 0, 8, 8);
    return { at: video.currentTime, colour: [...drawn.getImageData(4, 4, 1, 1).data].slice(0, 3) };
  })()`);
}

/** The second whose colour it is. */
function secondOf({ colour }: Shown): number {
  const all = Array.from({ length: FILM_SECONDS }, (_, second) => second);
  return all.findIndex((second) => colour.every((one, i) => Math.abs(one - colourAt(second)[i]!) < NEAR));
}

function firstByteOf(answer: Response): number {
  return Number(/^bytes (\d+)-/.exec(answer.headers()["content-range"] ?? "")?.[1]);
}

it("the picture of the place is shown, and its bytes are those stored", async () => {
  const page = await browser.newPage();
  const film = await makeFilm(page);
  const archive = await openArchive(temporaryDirectory());
  await fillArchive(archive, makeReport({ pages: 1, verdictOf: () => "sharp" }), [
    { url: PAGE, head: "HTTP/1.1 200 OK\nContent-Type: text/html", body: HTML },
    { url: `${PAGE}film.webm`, head: "HTTP/1.1 200 OK\nContent-Type: video/webm", body: film },
  ]);
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  const answers: Response[] = [];
  page.on("response", (one) => void (one.url().endsWith("film.webm") && answers.push(one)));
  await page.goto(`${servers.replayUrl}/${TS}/${PAGE}`);
  const frame = (await (await page.waitForSelector("iframe")).contentFrame())!;
  await frame.waitForFunction("document.querySelector('video')?.readyState > 0");
  expect(await frame.evaluate("document.querySelector('video').duration")).toBe(FILM_SECONDS);
  for (const second of [47, 12, 58]) {
    await seekTo(frame, second + 0.5);
    const shown = async () => [(await shownIn(frame)).at, secondOf(await shownIn(frame))];
    await expect.poll(shown).toEqual([second + 0.5, second]);
  }
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([206]));
  // Not everything was read from the beginning: the place was gone to.
  const from = Math.max(...answers.map(firstByteOf));
  expect(from).toBeGreaterThan(film.length / 2);
  const range = `bytes=${from}-${from + 99_999}`;
  const part = await fetch(`${servers.replayUrl}/${TS}/${PAGE}film.webm`, { headers: { range } });
  const stored = film.subarray(from, from + 100_000);
  expect(part.headers.get("content-range")).toBe(`bytes ${from}-${from + stored.length - 1}/${film.length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(stored)).toBe(true);
  await page.close();
  await servers.close();
  await archive.close();
});
