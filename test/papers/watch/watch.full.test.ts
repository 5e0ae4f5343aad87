// lab watch on the eight real histories, a sample of their pages: docs/papers/bensaad2011.md has the figures of all.
import { it } from "vitest";
import { haveHistories, NO_DATA } from "../../support/samples/histories.js";
import { expectDefaultAhead, watchCells } from "../../support/samples/watches.js";

it.skipIf(!haveHistories)(`learned gain leads on the mean, and is nowhere far behind${NO_DATA}`, async () => {
  expectDefaultAhead(await watchCells([0.01, 0.05], { days: 364, mostPages: 250 }));
});
