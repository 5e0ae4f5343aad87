// Ports for servers that must be told theirs.
import { createServer, type AddressInfo } from "node:net";

/** So many ports of loopback that nobody listens at now; all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  try {
    for (const server of servers)
      await new Promise<void>((done, failed) => {
        server.once("error", failed);
        server.listen(0, "127.0.0.1", done);
      });
    return servers.map((server) => (server.address() as AddressInfo).port);
  } finally {
    for (const server of servers) server.close();
  }
}
