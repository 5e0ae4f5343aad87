// How much of a file of gzip members is whole: what lies behind was being written when the process died.
import { FileWindow } from "./file-window.js";
import { gzipSegment, isGzipStart } from "./gzip-member.js";

/** Offset after the last whole member from an offset on. */
export async function wholeMembersEnd(path: string, from: number): Promise<number> {
  const window = await FileWindow.open(path);
  try {
    let end = from;
    while (end < window.sizeBytes && isGzipStart(await window.at(end, 4))) {
      const member = await gzipSegment(window, end);
      while (await member.next());
      if (member.damage) break;
      end = member.end;
    }
    return end;
  } finally {
    await window.close();
  }
}
