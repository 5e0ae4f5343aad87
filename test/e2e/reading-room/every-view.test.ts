// Every view, narrow and light, wide and dark: no rule of accessibility broken, nothing cut off.
import { afterAll, beforeAll, it } from "vitest";
import { expectViewsInOrder, openEveryView } from "../../support/ui/every-view.js";
import { LOOKINGS, type UiRoom } from "../../support/ui/ui-room.js";

let room: UiRoom;

beforeAll(async () => {
  room = await openEveryView();
});

afterAll(() => room?.close());

it.each([LOOKINGS[0]!, LOOKINGS[3]!])("every view at $widthPx px, $scheme", async (looking) => {
  await expectViewsInOrder(room, looking);
});
