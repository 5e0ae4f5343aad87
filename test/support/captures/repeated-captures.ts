// One site captured again and again into one archive: what did not change is not stored again.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { instant, type CaptureReport, type CaptureSettings } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { captureWeb, linksTo, ScriptedWeb, type ScriptedPage } from "../sites/scripted-web.js";

const HOUR = 3_600_000;
const SITE = "http://still.test/";

/** Text of some kB that no compression makes small; the same for the same name. */
export function longText(name: string, bytes = 16_000): string {
  let text = "";
  for (let i = 0; text.length < bytes; i++)
    text += `${createHash("sha512").update(`${name} ${i}`).digest("base64")}\n`;
  return text;
}

/** A dozen pages with a style sheet, an image, a redirect and one that is sent compressed. */
export function stillPages(): Record<string, ScriptedPage> {
  const names = Array.from({ length: 9 }, (_, i) => `${SITE}page-${String.fromCharCode(97 + i)}`);
  return {
    [SITE]: `<link rel="stylesheet" href="/s.css">${linksTo(...names, "/moved", "/packed")}${longText("home")}`,
    ...Object.fromEntries(
      names.map((url) => [url, `<img src="/i.png">${linksTo("/")}<p>${longText(url)}</p>`]),
    ),
    [`${SITE}s.css`]: { type: "text/css", body: `/* ${longText("style")} */` },
    [`${SITE}i.png`]: { type: "image/png", body: Buffer.from(longText("image"), "base64") },
    [`${SITE}moved`]: { status: 301, headers: { Location: "/page-a" } },
    [`${SITE}packed`]: {
      type: "text/html",
      headers: { "Content-Encoding": "gzip" },
      body: gzipSync(`${linksTo("/")}${longText("packed")}`),
    },
  };
}

/** One capture of the site. */
export interface RepeatedCapture {
  readonly id: string;
  /** Path of its certificate. */
  readonly certificate: string;
  readonly report: CaptureReport;
}

/** A site that stays as it is until a test says otherwise, with an archive that is opened for each capture. */
export class RepeatedSite {
  readonly web = new ScriptedWeb(stillPages());
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Captures the site an hour after the time before. */
  async capture(settings: Partial<CaptureSettings> = {}): Promise<RepeatedCapture> {
    await this.web.clock.sleepUntil(instant(this.web.clock.now() + HOUR));
    const archive = await openArchive(this.dir, { software: "isochron-test" });
    try {
      const { report } = await captureWeb(this.web, archive, { seeds: [SITE], settings });
      const certificate = join(this.dir, "captures", report.capture, "certificate.json");
      return { id: report.capture, certificate, report };
    } finally {
      await archive.close();
    }
  }

  /** So many captures, one after the other. */
  async times(count: number): Promise<RepeatedCapture[]> {
    const made: RepeatedCapture[] = [];
    for (let i = 0; i < count; i++) made.push(await this.capture());
    return made;
  }
}
