// Archives with one finished testimony each, for verifiers and forgers: everything that a tier can tell.
import { openArchive } from "#store/index.js";
import type { Archive, Testimony, ToldContent } from "#ports/index.js";
import type { Told } from "#model/index.js";
import { keepAndTell, minute, published, served, servedContent, sourceContent, tellIn } from "./telling.js";

/** A → B → A of one page, told newest first; a page made by a conversion; one that is a redirect's target no more. */
async function tellSource(testimony: Testimony): Promise<void> {
  const [a, b] = ["first words", "second words"];
  await keepAndTell(testimony, sourceContent("/", a, minute(40)), { ...published(40, 59), isCurrent: true });
  await keepAndTell(testimony, sourceContent("/", b, minute(20)), published(20, 39));
  await keepAndTell(testimony, sourceContent("/", a, minute(0)), published(0, 15));
  const made = { ...sourceContent("/made", "made", minute(1)), conversion: "markdown to HTML, marked 4.1" };
  await keepAndTell(testimony, made, published(1, 59));
  const picture = { ...sourceContent("/p.svg", "<svg/>", minute(2)), contentType: "image/svg+xml" };
  await keepAndTell(testimony, picture as ToldContent, published(2, 30));
  testimony.note("2 commits change no page");
}

/** Counted answers of several spans of one content, a variant at the same time, a redirect, a page that is not there, a
 * page that holds the same as another. */
async function tellServed(testimony: Testimony): Promise<void> {
  const kept = await testimony.keep(servedContent("/", "words", minute(0)));
  await testimony.tell(kept, served(0, 10, 214));
  await testimony.tell(kept, served(20, 30, 3));
  const german: Told = { ...served(0, 30, 17), variant: "Accept-Language: de" };
  await keepAndTell(testimony, servedContent("/", "Worte", minute(0)), german);
  await keepAndTell(testimony, servedContent("/", "words", minute(40)), served(40, 40, 1));
  await keepAndTell(testimony, answer("/old", "301 Moved", "Location: /new\r\n"), served(5, 25, 9));
  await keepAndTell(testimony, { ...answer("/gone", "404 Not Found", ""), leftOut: null }, served(6, 26, 2));
  await keepAndTell(testimony, servedContent("/copy", "words", minute(7)), served(7, 27, 4));
  await keepAndTell(testimony, servedContent("/", "words", minute(50)), served(50, 55, 5));
}

/** An answer with another status. */
function answer(path: string, status: string, fields: string) {
  const body = `<p>${status}`;
  const head = `HTTP/1.1 ${status}\r\n${fields}Content-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n`;
  const bytes = Buffer.from(head + body);
  return { ...servedContent(path, "", minute(5)), type: "response", bytes, leftOut: "Server" } as const;
}

/** Makes a finished testimony in a directory; returns its id. */
export async function makeTestimony(dir: string, tier: "source" | "served"): Promise<string> {
  return inArchive(dir, async (archive) => {
    const testimony = await tellIn(archive, tier);
    await (tier === "source" ? tellSource(testimony) : tellServed(testimony));
    return (await testimony.conclude()).capture;
  });
}

/** Opens an archive for a while; small files, so that a testimony has several. */
export async function inArchive<T>(dir: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openArchive(dir, { software: "isochron/test" });
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}
