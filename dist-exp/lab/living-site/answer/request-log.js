/** Bound of memory; later requests are counted and not kept. */
const MAX_KEPT = 500_000;
/** The requests in order of arrival. */
export class RequestLog {
    requests = [];
    #inFlight = 0;
    #maxInFlight = 0;
    #total = 0;
    /** All requests, kept or not. */
    get total() {
        return this.#total;
    }
    get maxInFlight() {
        return this.#maxInFlight;
    }
    begin({ target, headers }, arrivedAt) {
        this.#total++;
        this.#inFlight++;
        this.#maxInFlight = Math.max(this.#maxInFlight, this.#inFlight);
        const request = {
            path: target,
            host: headers.get("host") ?? "",
            isConditional: headers.has("if-none-match") || headers.has("if-modified-since"),
            arrivedAt,
            inFlight: this.#inFlight,
            chosenAt: null,
            finishedAt: null,
            status: null,
            shown: null,
            isWhole: false,
        };
        if (this.requests.length < MAX_KEPT)
            this.requests.push(request);
        return request;
    }
    end(request, at, isWhole) {
        if (request.finishedAt !== null)
            return;
        request.finishedAt = at;
        request.isWhole = isWhole;
        this.#inFlight--;
    }
    /** Pauses from the end of all earlier answers to each next arrival; negative where answers overlapped. */
    pausesMs() {
        const pauses = [];
        let latestEnd = null;
        for (const { arrivedAt, finishedAt } of this.requests) {
            if (latestEnd !== null)
                pauses.push(arrivedAt - latestEnd);
            latestEnd = Math.max(latestEnd ?? -Infinity, finishedAt ?? Infinity);
        }
        return pauses;
    }
}
