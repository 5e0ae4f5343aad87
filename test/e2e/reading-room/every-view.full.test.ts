// Every view, in the two ways of looking that the quick test leaves out.
import { afterAll, beforeAll, it } from "vitest";
import { expectViewsInOrder, openEveryView } from "../../support/ui/every-view.js";
import { LOOKINGS, type UiRoom } from "../../support/ui/ui-room.js";

let room: UiRoom;

beforeAll(async () => {
  room = await openEveryView();
});

afterAll(() => room?.close());

it.each([LOOKINGS[1]!, LOOKINGS[2]!])("every view at $widthPx px, $scheme", async (looking) => {
  await expectViewsInOrder(room, looking);
});
