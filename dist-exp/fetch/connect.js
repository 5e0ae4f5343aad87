// Opens one connection: resolve, guard, connect, guard again on the socket, then TLS; or a tunnel through a proxy.
import { lookup } from "node:dns/promises";
import { connect as connectTcp, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import { isPublicAddress, isPublicName } from "./address-guard.js";
import { connectFailure, describe, failure, proxyFailure } from "./failure.js";
import { Handshake } from "./handshake.js";
import { ownFailure, shortageOf } from "./own-means.js";
import { openTunnel } from "./tunnel.js";
/** Connects to the URL's host; a stop ends the attempt with its reason. */
export function connect(url, options, stop) {
    const hostname = url.hostname.replace(/^\[|\]$/g, "");
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const target = { hostname, port, isTls: url.protocol === "https:" };
    return options.proxy
        ? connectThrough(options.proxy, target, options, stop)
        : connectDirectly(target, options, stop);
}
async function connectDirectly(target, options, stop) {
    const { hostname, port } = target;
    const resolved = await untilStopped(resolveGuarded(hostname, options), stop);
    if (!Array.isArray(resolved))
        return resolved;
    const tcp = await openTcp(hostname, port, resolved, stop);
    if (tcp.kind !== "connected")
        return tcp;
    // The socket's own word counts: the resolver may have answered differently the second time.
    const remote = tcp.socket.remoteAddress;
    if (!options.allowPrivate && (remote === undefined || !isPublicAddress(remote))) {
        tcp.socket.destroy();
        return refusal(hostname, remote ?? "an unknown address");
    }
    const opened = target.isTls ? await openTls(tcp.socket, hostname, options, stop) : tcp;
    return opened.kind === "connected"
        ? { ...opened, resolved: resolved.map(({ address }) => address) }
        : opened;
}
/** The proxy looks names up, so only what a name itself says can be guarded here (docs/evidence.md, proxies). */
async function connectThrough(proxy, target, options, stop) {
    const { hostname } = target;
    if (!options.allowPrivate && !isPublicName(hostname)) {
        options.onResolved?.();
        return refusal(hostname, "a private name or address");
    }
    const reached = await reachProxy(proxy, options, stop);
    if (reached.kind !== "connected")
        return reached;
    const client = reached.socket.localAddress ?? null;
    const wire = proxy.kind === "https" ? await openTls(reached.socket, proxy.hostname, options, stop) : reached;
    if (wire.kind !== "connected")
        return proxyDown(proxy, wire, stop);
    const tunnel = await openTunnel(new Handshake(wire.socket, stop), proxy, target);
    if (tunnel.kind !== "open") {
        wire.socket.destroy();
        return stop.reason?.code === "aborted" ? stop.reason : proxyFailure(proxy, tunnel.why, tunnel.kind);
    }
    const opened = target.isTls ? await openTls(wire.socket, hostname, options, stop) : wire;
    return opened.kind === "connected"
        ? { ...opened, through: { proxy: proxy.address, client, isTls: target.isTls } }
        : opened;
}
/** The user named the proxy: it may stand in a private network. */
async function reachProxy(proxy, options, stop) {
    const asked = resolveGuarded(proxy.hostname, { ...options, allowPrivate: true });
    const resolved = await untilStopped(asked, stop);
    if (!Array.isArray(resolved))
        return proxyDown(proxy, resolved, stop);
    const reached = await openTcp(proxy.hostname, proxy.port, resolved, stop);
    return reached.kind === "connected" ? reached : proxyDown(proxy, reached, stop);
}
/** Whatever stands between us and the proxy is our own; out of our own means we are with and without one. */
function proxyDown(proxy, cause, stop) {
    if (stop.reason?.code === "aborted")
        return stop.reason;
    if (cause.kind === "failed" && cause.shortage !== undefined)
        return cause;
    return proxyFailure(proxy, `it cannot be reached: ${cause.message}`, "down");
}
async function resolveGuarded(hostname, options) {
    const family = isIP(hostname);
    const resolve = options.resolve ?? ((name) => lookup(name, { all: true, verbatim: true }));
    let addresses;
    try {
        addresses = family === 0 ? await resolve(hostname) : [{ address: hostname, family }];
    }
    catch (error) {
        const shortage = shortageOf(error);
        if (shortage !== null)
            return ownFailure(shortage);
        return failure("dns", `the name cannot be resolved: ${describe(error)}`);
    }
    finally {
        options.onResolved?.();
    }
    if (addresses.length === 0)
        return failure("dns", "the name has no address");
    const allowed = addresses.filter(({ address }) => options.allowPrivate || isPublicAddress(address));
    return allowed.length > 0 ? allowed : refusal(hostname, addresses[0].address);
}
function openTcp(host, port, addresses, stop) {
    const answer = (_hostname, { all }, callback) => {
        const [first] = addresses;
        if (all)
            callback(null, [...addresses]);
        else
            callback(null, first.address, first.family);
    };
    const socket = connectTcp({ host, port, lookup: answer, autoSelectFamily: true, noDelay: true });
    return settleConnect(socket, "connect", tcpFailure, stop);
}
function tcpFailure(error) {
    const shortage = shortageOf(error);
    return shortage === null ? connectFailure(error) : ownFailure(shortage);
}
function openTls(tcp, hostname, options, stop) {
    const socket = connectTls({
        socket: tcp,
        host: hostname,
        // RFC 6066 section 3: no addresses in server_name.
        servername: isIP(hostname) === 0 ? hostname : "",
        ALPNProtocols: ["http/1.1"],
        ...(options.secureContext && { secureContext: options.secureContext }),
    });
    return settleConnect(socket, "secureConnect", (error) => failure("tls", describe(error)), stop);
}
function settleConnect(socket, event, explain, stop) {
    return new Promise((resolve) => {
        const settle = (result) => {
            socket.off(event, onReady).off("error", onError).off("close", onClose);
            stop.listen(null);
            // For the socket's life: an error without listener would end the process.
            socket.on("error", () => undefined);
            if (result.kind !== "connected")
                socket.destroy();
            resolve(result);
        };
        const onReady = () => settle({ kind: "connected", socket });
        const onError = (error) => settle(explain(error));
        const onClose = () => settle(explain(new Error("the host closed the connection at once")));
        const onStop = () => settle(stop.reason);
        socket.on(event, onReady).on("error", onError).on("close", onClose);
        stop.listen(onStop);
        if (stop.reason)
            onStop();
    });
}
/** The resolver cannot be stopped, so its answer is left behind when the stop comes first. */
function untilStopped(work, stop) {
    return new Promise((resolve, reject) => {
        const onStop = () => resolve(stop.reason);
        stop.listen(onStop);
        if (stop.reason)
            onStop();
        work.then(resolve, reject);
    });
}
function refusal(hostname, address) {
    const is = hostname === address ? "is" : `is ${address}, which is`;
    const message = `${hostname} ${is} not a public address`;
    return { kind: "refused", code: "private-address", message };
}
