import { ByteArena } from "#packed/byte-arena.js";

/** A multiple of the arena's chunks, and more than 32 bits can count. */
const FAR = 2 ** 33;

/** Works as if eight gigabytes had been put into every arena before. */
export async function withFarArenas(work: () => void | Promise<void>): Promise<void> {
  const arena = ByteArena.prototype;
  const reserve = Reflect.get(arena, "reserve") as (this: ByteArena, length: number) => number;
  const chunkAt = Reflect.get(arena, "chunkAt") as (this: ByteArena, place: number) => Buffer;
  arena.reserve = function (this: ByteArena, length) {
    return reserve.call(this, length) + FAR;
  };
  arena.chunkAt = function (this: ByteArena, place) {
    return chunkAt.call(this, place - FAR);
  };
  try {
    await work();
  } finally {
    Object.assign(arena, { reserve, chunkAt });
  }
}
