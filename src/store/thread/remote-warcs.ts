// The WARC files on the other side of the thread's border; the bytes of an exchange are given away, not copied twice.
import type { ExchangeRecord, WarcSink, WarcStore } from "#ports/index.js";
import { sentContent, sentExchange, type SentContent, type SentExchange } from "./exchange.js";
import type { Remote } from "./remote.js";
import { remoteStore } from "./remote-store.js";

/** A sink as the thread offers it. */
export interface FarSink extends Omit<WarcSink, "writeExchange" | "writeContent"> {
  writeContent(content: SentContent): ReturnType<WarcSink["writeContent"]>;
  writeExchange(
    record: Omit<ExchangeRecord, "exchange">,
    sent: SentExchange,
  ): ReturnType<WarcSink["writeExchange"]>;
}

/** The WARC files as the thread offers them: a sink goes by its name, and nothing is read there. */
export interface FarWarcs extends Omit<WarcStore, "open" | "read" | "readFields"> {
  open(captureId: string): Promise<string>;
}

/** The WARC files, answered by the thread. */
export function remoteWarcs(remote: Remote): Omit<WarcStore, "read" | "readFields"> {
  const far = remoteStore<FarWarcs>(remote, "warcs", {
    open: "call",
    index: "call",
    files: "call",
    sizes: "call",
    writtenAt: "call",
  });
  return { ...far, open: async (captureId) => sinkNamed(remote, await far.open(captureId)) };
}

function sinkNamed(remote: Remote, name: string): WarcSink {
  const crossing = {
    writeMetadata: "call",
    writeResource: "call",
    writeContent: "call",
    sync: "call",
    close: "call",
  } as const;
  const far = remoteStore<Omit<FarSink, "writeExchange">>(remote, name, crossing);
  return {
    ...far,
    writeContent: (record) => far.writeContent(sentContent(record)),
    writeExchange: ({ exchange, ...record }) => {
      const sent = sentExchange(exchange);
      return remote.call(name, "writeExchange", [record, sent], [sent.bytes.buffer]) as ReturnType<
        WarcSink["writeExchange"]
      >;
    },
  };
}
