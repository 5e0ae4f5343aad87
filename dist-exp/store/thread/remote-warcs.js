import { sentContent, sentExchange } from "./exchange.js";
import { remoteStore } from "./remote-store.js";
/** The WARC files, answered by the thread. */
export function remoteWarcs(remote) {
    const far = remoteStore(remote, "warcs", {
        open: "call",
        index: "call",
        files: "call",
        sizes: "call",
        writtenAt: "call",
    });
    return { ...far, open: async (captureId) => sinkNamed(remote, await far.open(captureId)) };
}
function sinkNamed(remote, name) {
    const crossing = {
        writeMetadata: "call",
        writeResource: "call",
        writeContent: "call",
        sync: "call",
        close: "call",
    };
    const far = remoteStore(remote, name, crossing);
    return {
        ...far,
        writeContent: (record) => far.writeContent(sentContent(record)),
        writeExchange: ({ exchange, ...record }) => {
            const sent = sentExchange(exchange);
            return remote.call(name, "writeExchange", [record, sent], [sent.bytes.buffer]);
        },
    };
}
