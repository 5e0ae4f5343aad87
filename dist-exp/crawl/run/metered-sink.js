/** A sink that knows how many bytes it wrote. */
export class MeteredSink {
    #sink;
    #bytes = 0;
    constructor(sink) {
        this.#sink = sink;
    }
    get bytes() {
        return this.#bytes;
    }
    async writeExchange(record) {
        const refs = await this.#sink.writeExchange(record);
        for (const { type, length } of refs)
            if (type !== "borrowed")
                this.#bytes += length;
        return refs;
    }
    async writeMetadata(target, fields, at) {
        const ref = await this.#sink.writeMetadata(target, fields, at);
        this.#bytes += ref.length;
        return ref;
    }
    async writeResource(resource) {
        const ref = await this.#sink.writeResource(resource);
        this.#bytes += ref.length;
        return ref;
    }
    async writeContent(record) {
        const refs = await this.#sink.writeContent(record);
        for (const { length } of refs)
            this.#bytes += length;
        return refs;
    }
    sync() {
        return this.#sink.sync();
    }
    close() {
        return this.#sink.close();
    }
}
