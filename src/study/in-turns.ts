// A long walk over what an archive holds, with room for others. A catalog of this machine answers at once, and a walk that
// waits for nothing else never lets the event loop turn: no signal is heard, no timer fires, and whatever is told in a turn
// of its own is piled up until the walk is over.

/** So many items are taken in one turn, some tens of milliseconds of it; a number, so that runs in virtual time are alike. */
const AT_ONCE = 50;

/** The items one by one; whoever else waits is let in now and then. */
export async function* inTurns<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let taken = 0;
  for await (const item of items) {
    yield item;
    if (++taken % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}
