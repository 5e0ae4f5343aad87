// Who asked for what and when: the server's side of politeness.
import type { Instant } from "#model/index.js";
import type { Shown, SiteRequest } from "./wire.js";

/** One request as the server saw it; `null` while it is not so far. */
export interface LoggedRequest {
  readonly path: string;
  readonly host: string;
  /** The asker's address; `null` where nothing came over a socket. */
  readonly from: string | null;
  readonly isConditional: boolean;
  readonly arrivedAt: Instant;
  /** Requests being answered when it arrived, itself included. */
  readonly inFlight: number;
  chosenAt: Instant | null;
  /** When its last piece was about to be handed over: before this nobody had all of it. */
  handedAt: Instant | null;
  finishedAt: Instant | null;
  status: number | null;
  /** What its answer showed of a page; `null` for every other answer. */
  shown: Shown | null;
  /** Whether the answer was sent to its end. */
  isWhole: boolean;
}

/** Bound of memory; later requests are counted and not kept. */
const MAX_KEPT = 500_000;

/** The requests in order of arrival. */
export class RequestLog {
  readonly requests: LoggedRequest[] = [];
  #inFlight = 0;
  #maxInFlight = 0;
  #total = 0;

  /** All requests, kept or not. */
  get total(): number {
    return this.#total;
  }

  get maxInFlight(): number {
    return this.#maxInFlight;
  }

  begin({ target, headers, from }: SiteRequest, arrivedAt: Instant): LoggedRequest {
    this.#total++;
    this.#inFlight++;
    this.#maxInFlight = Math.max(this.#maxInFlight, this.#inFlight);
    const request: LoggedRequest = {
      path: target,
      host: headers.get("host") ?? "",
      from: from ?? null,
      isConditional: headers.has("if-none-match") || headers.has("if-modified-since"),
      arrivedAt,
      inFlight: this.#inFlight,
      chosenAt: null,
      handedAt: null,
      finishedAt: null,
      status: null,
      shown: null,
      isWhole: false,
    };
    if (this.requests.length < MAX_KEPT) this.requests.push(request);
    return request;
  }

  end(request: LoggedRequest, at: Instant, isWhole: boolean): void {
    if (request.finishedAt !== null) return;
    request.finishedAt = at;
    request.isWhole = isWhole;
    this.#inFlight--;
  }

  /** Pauses from the end of all earlier answers to each next arrival; negative where answers overlapped. */
  pausesMs(): number[] {
    const pauses: number[] = [];
    let latestEnd: number | null = null;
    for (const { arrivedAt, finishedAt } of this.requests) {
      if (latestEnd !== null) pauses.push(arrivedAt - latestEnd);
      latestEnd = Math.max(latestEnd ?? -Infinity, finishedAt ?? Infinity);
    }
    return pauses;
  }
}
