// Somebody on loopback who must never be spoken to, and a page that tries everything.
import { createSocket } from "node:dgram";
import { createServer, type AddressInfo } from "node:net";

/** Counts whoever comes. */
export interface Trap {
  readonly port: number;
  contacts(): number;
  close(): Promise<void>;
}

/** Listens on loopback for whatever comes, by TCP and by UDP. */
export async function startTrap(): Promise<Trap> {
  let contacts = 0;
  const server = createServer((socket) => (contacts++, socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const packets = createSocket("udp4", () => contacts++);
  await new Promise<void>((resolve) => packets.bind(port, "127.0.0.1", resolve));
  const close = async () => {
    packets.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, contacts: () => contacts, close };
}

/** Markup of a page that tries every way that browsers know past intercepted requests. */
export function tryingPage(port: number): string {
  const at = `127.0.0.1:${port}`;
  return `<head><link rel=preconnect href="http://${at}"><link rel=dns-prefetch href="//${at}"></head><body><script>
const socket = new WebSocket("ws://${at}/"); socket.onerror = () => document.body.append("no socket");
new Worker(URL.createObjectURL(new Blob(["new WebSocket('ws://${at}/worker')"])));
try { new WebTransport("https://${at}/"); } catch {}
const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:${at}" }] });
peer.createDataChannel("c"); peer.createOffer().then((o) => peer.setLocalDescription(o));
fetch("http://${at}/", { mode: "no-cors" }).catch(() => document.body.append(" no fetch"));
</script>`;
}
