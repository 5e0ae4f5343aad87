// A crawl stores its own bodies though a testimony holds the same: of others' records nobody vouches for what they hold.
import { expect, it } from "vitest";
import { readExchange } from "#detect/index.js";
import { instant, type CapturedSighting } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { httpBytes, someCapture, someExchange, temporaryDirectory } from "../../support/archives/archives.js";
import {
  keepAndTell,
  minute,
  served,
  servedContent,
  STILL_CLOCK,
  tellIn,
  toldUrl,
} from "../../support/testimony/telling.js";

it("lends no body of what a recorder told", async () => {
  const archive = await openArchive(temporaryDirectory());
  try {
    const bytes = httpBytes("long ".repeat(1000));
    const testimony = await tellIn(archive, "served");
    await keepAndTell(testimony, { ...servedContent("/", "", minute(0)), bytes }, served(0, 1, 2));
    await testimony.conclude();
    const at = STILL_CLOCK.now() + 1000;
    await archive.catalog.captures.create(someCapture("crawl", { startedAt: instant(at) }));
    const record = someExchange(toldUrl("/"), at, bytes);
    const { outcome } = (await readExchange(record.exchange)) as Pick<CapturedSighting, "outcome">;
    const told = (await archive.catalog.sightings.ofPage(toldUrl("/")))[0] as CapturedSighting;
    expect(told.outcome.identity).toEqual(outcome.identity); // it would be the same body
    const sink = await archive.warcs.open("crawl");
    const refs = await sink.writeExchange({ ...record, mayBorrow: outcome.identity });
    expect(refs.map(({ type }) => type)).toEqual(["request", "response", "metadata"]);
    await sink.close();
  } finally {
    await archive.close();
  }
});
