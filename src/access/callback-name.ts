// JSONP: an answer that calls a function by the name it had at capture is given the name that is asked for now.

import { parsedUrl } from "#model/index.js";

const PARAMETERS = ["callback", "jsonp", "jsoncallback", "cb"];
const NAME = /^[\w$.]{1,200}$/;

/** The call at the beginning of a script under its new name; anything else keeps every byte. */
export function renameCallback(content: Uint8Array, storedUrl: string, askedUrl: string): Uint8Array {
  const [stored, asked] = [callbackOf(storedUrl), callbackOf(askedUrl)];
  if (stored === null || asked === null || stored === asked) return content;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Some servers put a comment before it, against old faults of plug-ins.
  const lead = /^(?:\s|\/\*[^*]*\*\/)*/.exec(bytes.toString("latin1", 0, 1000))![0].length;
  if (
    !bytes
      .subarray(lead)
      .toString("latin1", 0, stored.length + 1)
      .startsWith(`${stored}(`)
  )
    return content;
  return Buffer.concat([
    bytes.subarray(0, lead),
    Buffer.from(asked, "latin1"),
    bytes.subarray(lead + stored.length),
  ]);
}

function callbackOf(url: string): string | null {
  const query = parsedUrl(url)?.searchParams ?? new URLSearchParams();
  const name = PARAMETERS.map((one) => query.get(one)).find((value) => value !== null) ?? "";
  return NAME.test(name) ? name : null;
}
