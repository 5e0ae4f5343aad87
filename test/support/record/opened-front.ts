// A proxy before a server on this machine.
import { BlockList } from "node:net";
import { openFront, type Front, type FrontOptions } from "#record/proxy/index.js";

/** Opens one on a free port; nobody listens to its answers unless told. */
export function openedFront(upstreamPort: number, patch: Partial<FrontOptions> = {}): Promise<Front> {
  return openFront({
    host: "127.0.0.1",
    port: 0,
    upstream: new URL(`http://127.0.0.1:${upstreamPort}`),
    tls: null,
    trusted: new BlockList(),
    tapOf: () => null,
    onTapFailure: () => undefined,
    onUnreachable: () => undefined,
    ...patch,
  });
}
