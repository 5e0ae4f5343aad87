// A small site that scripts build, captured twice in a browser with a change between: how it looked and its pictures,
// compared on the page's own view in every way of looking.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { squarePng } from "../../support/samples/png.js";
import { runCli } from "../../support/test-io.js";
import { expectInOrder } from "../../support/ui/acted-room.js";
import { LOOKINGS, openUiRoom, type UiRoom } from "../../support/ui/ui-room.js";

/** Its bytes stay the same: what people see comes from what the script asks for. */
const SHELL = `<!doctype html><html lang=en><title>Town</title><div id=app></div><script>
  fetch("/news.json").then((answer) => answer.json()).then(({ news, ground }) => {
    document.body.style.background = ground;
    document.getElementById("app").innerHTML = "<h1>" + news + "</h1><img src=/photo.png alt=photo width=200>";
  });
</script>`;
const STATES = [
  { news: "Fair on Sunday", ground: "#ffffff", photo: squarePng(64, [200, 30, 30]) },
  { news: "Fair is over", ground: "#dde8ff", photo: squarePng(64, [30, 30, 200]) },
];

let dir: string;
let site: Server;
let home: string;
let archive: Archive;
let room: UiRoom;
let state = STATES[0]!;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-pictures-"));
  site = createServer(({ url }, response) => {
    if (url === "/news.json")
      response.setHeader("content-type", "application/json").end(JSON.stringify(state));
    else if (url === "/photo.png") response.setHeader("content-type", "image/png").end(state.photo);
    else if (url === "/") response.setHeader("content-type", "text/html").end(SHELL);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  home = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  for (const next of STATES) {
    state = next;
    const argv = ["capture", home, "--allow-private", "--delay", "1ms", "--archive", join(dir, "archive")];
    const { code, err } = await runCli(argv);
    expect([code, err]).toEqual([0, expect.any(String)]);
  }
  archive = await openArchive(join(dir, "archive"), { mode: "read" });
  room = await openUiRoom(archive);
});

afterAll(async () => {
  await room?.close();
  await archive?.close();
  site?.close();
  await rm(dir, { recursive: true, force: true });
});

const IMAGES = 'const images = [...document.querySelectorAll("#compare-body img")];';
const ARE_DRAWN = `(() => { ${IMAGES} return images.length === 2 && images.every((one) => one.naturalWidth > 0); })()`;
const INK_OF_EACH = `(() => { ${IMAGES} return images.map((image) => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const ink = canvas.getContext("2d");
  ink.drawImage(image, image.naturalWidth - 2, image.naturalHeight - 2, 1, 1, 0, 0, 1, 1);
  return ink.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ");
}); })()`;

/** The colour in the last corner of each picture on the page, as the reader's browser has it. */
async function colours(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate<boolean>(ARE_DRAWN)).toBe(true);
  return page.evaluate<string[]>(INK_OF_EACH);
}

describe.each(LOOKINGS)("at $widthPx px, $scheme", (looking) => {
  it("a page whose bytes stayed the same is compared as a browser showed it", async () => {
    const page = await room.open(`#/page/${encodeURIComponent(home)}`, looking);
    await page.getByRole("button", { name: "as a browser showed it" }).waitFor();
    expect(await colours(page)).toEqual(["255 255 255", "221 232 255"]);
    expect(await page.locator(".pictures figcaption").allTextContents()).toEqual([
      expect.stringContaining("In a browser, "),
      expect.stringContaining(", version 1"),
    ]);
    await expectInOrder(page, looking, "side by side");
    await shoot(page, `screens-beside-${looking.widthPx}-${looking.scheme}`);
    await page.getByRole("button", { name: "one over the other" }).click();
    await page.getByRole("slider").fill("25");
    const cut = "getComputedStyle(document.querySelector('.upper')).clipPath";
    expect(await page.evaluate(cut)).toBe("inset(0px 0px 0px 25%)");
    await expectInOrder(page, looking, "one over the other");
    await shoot(page, `screens-over-${looking.widthPx}-${looking.scheme}`);
    await page.getByRole("button", { name: "what differs" }).click();
    await page.locator(".layers.difference img").nth(1).waitFor();
    expect(page.url()).toContain("laid=difference");
    await expectInOrder(page, looking, "what differs");
    await shoot(page, `screens-difference-${looking.widthPx}-${looking.scheme}`);
    await page.context().close();
  });

  it("versions of a picture are compared, and any can be chosen", async () => {
    const page = await room.open(`#/page/${encodeURIComponent(`${home}photo.png`)}`, looking);
    await page.getByRole("button", { name: "pictures" }).waitFor();
    expect(await colours(page)).toEqual(["200 30 30", "30 30 200"]);
    const labels = await page.getByLabel("Earlier").locator("option").allTextContents();
    await page.getByLabel("Earlier").selectOption(labels.find((one) => one.startsWith("version 2,"))!);
    await expect.poll(() => colours(page)).toEqual(["30 30 200", "30 30 200"]);
    await expectInOrder(page, looking, "pictures");
    await shoot(page, `pictures-${looking.widthPx}-${looking.scheme}`);
    await page.context().close();
  });
});

async function shoot(page: Page, name: string): Promise<void> {
  const shots = process.env["ISOCHRON_SHOTS"];
  if (!shots) return;
  await page.locator("#compare").scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
