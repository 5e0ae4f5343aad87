// Requests by the million: what follows the first line is the same for most of a capture and is kept once.
import { StringTable } from "#packed/index.js";

/** How a request is kept: its text behind the target by number, and how much of the record's target it asks for. */
export type KeptRequest = readonly [rest: number, askedLength: number | null];

const [OPENING, CLOSING] = ["GET ", " HTTP/1.1\r\n"];

/** The bytes of requests, each made anew when it is asked for. */
export class KeptRequests {
  readonly #rests = new StringTable();

  /** Keeps a request; `target` is that of the page beside which it stands. */
  keep(bytes: Buffer, target: string): KeptRequest {
    const text = bytes.toString("latin1");
    const end = text.indexOf(CLOSING);
    const asked = text.startsWith(OPENING) && end > 0 ? text.slice(OPENING.length, end) : "";
    if (asked === "" || !target.endsWith(asked)) return [this.#rests.add(text), null];
    return [this.#rests.add(text.slice(end + CLOSING.length)), asked.length];
  }

  /** The very bytes. */
  bytes([rest, askedLength]: KeptRequest, target: string): Buffer {
    const text = this.#rests.at(rest);
    if (askedLength === null) return Buffer.from(text, "latin1");
    return Buffer.from(`${OPENING}${target.slice(-askedLength)}${CLOSING}${text}`, "latin1");
  }
}
