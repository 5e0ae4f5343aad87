import { gzipSegment, isGzipStart } from "./gzip-member.js";
import { SourceWindow } from "./source-window.js";
/** Offset after the last whole member from an offset on. */
export async function wholeMembersEnd(source, from) {
    const window = new SourceWindow(source);
    let end = from;
    while (end < window.sizeBytes && isGzipStart(await window.at(end, 4))) {
        const member = await gzipSegment(window, end);
        while (await member.next())
            ;
        if (member.damage)
            break;
        end = member.end;
    }
    return end;
}
