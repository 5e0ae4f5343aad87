// The WARC of a run with a count of what went into it: pages, robots.txt, lists and the run's own notes alike.
import type { Instant, RecordRef } from "#model/index.js";
import type { ContentRecord, ExchangeRecord, ResourceRecord, WarcSink } from "#ports/index.js";

/** A sink that knows how many bytes it wrote. */
export class MeteredSink implements WarcSink {
  readonly #sink: WarcSink;
  #bytes = 0;

  constructor(sink: WarcSink) {
    this.#sink = sink;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async writeExchange(record: ExchangeRecord): Promise<RecordRef[]> {
    const refs = await this.#sink.writeExchange(record);
    for (const { type, length } of refs) if (type !== "borrowed") this.#bytes += length;
    return refs;
  }

  async writeMetadata(
    target: string,
    fields: Readonly<Record<string, string>>,
    at: Instant,
  ): Promise<RecordRef> {
    const ref = await this.#sink.writeMetadata(target, fields, at);
    this.#bytes += ref.length;
    return ref;
  }

  async writeResource(resource: ResourceRecord): Promise<RecordRef> {
    const ref = await this.#sink.writeResource(resource);
    this.#bytes += ref.length;
    return ref;
  }

  async writeContent(record: ContentRecord): Promise<RecordRef[]> {
    const refs = await this.#sink.writeContent(record);
    for (const { length } of refs) this.#bytes += length;
    return refs;
  }

  sync(): Promise<void> {
    return this.#sink.sync();
  }

  close(): Promise<void> {
    return this.#sink.close();
  }
}
