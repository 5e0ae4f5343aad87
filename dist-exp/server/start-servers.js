import { readerArchive, readerNews, readerWatch, wholeWatch } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { PUBLIC_GROUP } from "#model/index.js";
import { sharedCluster } from "./cluster/cluster-doors.js";
import { bringsToken, frontOf } from "./front.js";
import { isLoopback, originBeside } from "./host-guard.js";
import { cannotListen } from "./listen-failure.js";
import { checkGroups, checkManageToken } from "./reader-groups.js";
import { Capabilities } from "./replay/capabilities.js";
import { DEFAULT_MOMENTS } from "./replay/moments.js";
import { parseReplayDomain } from "./replay/replay-domain.js";
import { wallsOf } from "./replay/walls.js";
import { bringsSecret, makeReplayServer } from "./replay/replay-server.js";
import { DEFAULT_WEB_DIR, loadStaticFiles } from "./static-files.js";
import { makeUiServer } from "./ui-server.js";
const DEFAULT_UI_PORT = 8090;
const DEFAULT_REPLAY_PORT = 8091;
const MOST_TRIES = 50;
/** An address must be told (OAI-PMH 2.0 section 4.2); this one can be nobody's (RFC 2606). */
const UNNAMED = { name: "Isochron archive", adminEmail: "nobody@isochron.invalid" };
const SILENT = { log: () => undefined };
/** Serves an archive. @throws UsageError without a token beyond loopback, PORT_TAKEN */
export async function startServers(options) {
    const { archive, host = "127.0.0.1", logger = SILENT, management, extracts, packages } = options;
    const { token = null, readers = [], clock = new SystemClock() } = options;
    checkTokens(options, token);
    // Rules that cannot be read are told now, not to the first reader.
    await archive.rules.current();
    const { domain, isSplit } = parseReplayDomain(options.replayDomain ?? "localhost");
    const files = await loadStaticFiles(options.webDir ?? DEFAULT_WEB_DIR);
    const cluster = options.cluster && sharedCluster(options.cluster, logger);
    let replayPort = 0;
    const doorOf = (name, ownToken) => {
        const capabilities = new Capabilities(ownToken);
        return {
            token: ownToken,
            ...readableBy({ group: name, clock }, { ...options, cluster }),
            capabilities,
            replayUrl: (hostHeader) => accessOrigin(hostHeader, replayPort, domain) + capabilities.prefixOf(null),
        };
    };
    const everybody = doorOf(PUBLIC_GROUP, token);
    const doors = readers.map((group) => ({ ...doorOf(group.name, group.token), ...group }));
    const shared = { host, files, logger, extracts, packages, clock };
    const uiBehind = await behindOf(doors, (door) => ({
        server: makeUiServer({ ...door, ...shared }),
        isFor: (request) => bringsToken(request, door.token),
    }));
    const managed = managedBy(options, cluster);
    const ui = makeUiServer({ ...everybody, ...shared, ...managed, front: frontOf(uiBehind) });
    const notes = [];
    const place = (which) => {
        return { host, exact: options.exactPorts?.includes(which) ?? false, notes };
    };
    const uiPort = await listen(ui, options.port ?? DEFAULT_UI_PORT, place("port"));
    const ways = { host, domain, isSplit, uiPort, logger, ...askedOfReplay(options) };
    const replayBehind = await behindOf(doors, (door) => ({
        server: makeReplayServer({ ...ways, ...door }),
        isFor: (request) => bringsSecret(request, { ...ways, ...door }),
    }));
    const replay = makeReplayServer({ ...ways, ...everybody, front: frontOf(replayBehind) });
    try {
        replayPort = await listen(replay, options.replayPort ?? DEFAULT_REPLAY_PORT, place("replayPort"));
    }
    catch (error) {
        await closeAll([ui, ...uiBehind, ...replayBehind]);
        throw error;
    }
    const uiUrl = `${originBeside(reachableName(host), uiPort)}/`;
    return {
        uiUrl: withToken(uiUrl, token),
        manageUrl: management ? withToken(uiUrl, management.token) : null,
        replayUrl: everybody.replayUrl(reachableName(host)),
        readers: doors.map((door) => ({
            group: door.name,
            uiUrl: withToken(uiUrl, door.token),
            replayUrl: door.replayUrl(reachableName(host)),
        })),
        walls: wallsOf({ domain, isSplit, replayPort, isLocal: isLoopback(host) }),
        notes,
        close: () => closeAll([ui, replay, ...uiBehind, ...replayBehind]),
    };
}
/** Who is let in by what must be clear. */
function checkTokens({ readers = [], management, host = "127.0.0.1" }, token) {
    requireToken(host, token);
    checkGroups(readers, token);
    if (management)
        checkManageToken(management.token, [token, ...readers.map((group) => group.token)]);
}
function requireToken(host, token) {
    if (!isLoopback(host) && (token === null || token.length < 16))
        throw new UsageError("USAGE", `serving on ${host} needs a token of at least 16 characters`);
}
/** How replay answers, as far as it was asked for. */
function askedOfReplay(options) {
    const { timeGate, repository = UNNAMED } = options;
    return { timeGate, repository, settings: momentSettings(options) };
}
function momentSettings({ choice, patienceMs }) {
    return {
        choice: choice ?? DEFAULT_MOMENTS.choice,
        patienceMs: patienceMs ?? DEFAULT_MOMENTS.patienceMs,
    };
}
/** What a group of readers may see. */
function readableBy(reader, { archive, news, watch, cluster }) {
    const readable = readerArchive(archive, reader);
    return {
        archive: readable,
        news: news && readerNews(news, archive.rules, reader),
        watch: watch && readerWatch(watch, readable, reader),
        cluster: cluster?.doorFor(archive.rules, reader),
    };
}
/** What those who manage have beside what everybody has. */
function managedBy({ management, news, watch }, cluster) {
    if (!management)
        return undefined;
    return {
        management: cluster?.steered(management) ?? management,
        wholeWatch: watch && { watch: wholeWatch(watch), news: news ?? null },
        clusterDesk: cluster?.desk,
    };
}
/** The servers of single groups, ready to be handed requests. */
async function behindOf(doors, make) {
    const all = doors.map(make);
    for (const { server } of all)
        await server.ready();
    return all;
}
async function closeAll(servers) {
    await Promise.all(servers.map((one) => ("isFor" in one ? one.server : one).close()));
}
function withToken(uiUrl, token) {
    return token === null ? uiUrl : `${uiUrl}#token=${encodeURIComponent(token)}`;
}
/** Where a reader who reached the UI by this name finds the replay. */
function accessOrigin(hostHeader, replayPort, domain) {
    const beside = originBeside(hostHeader, replayPort);
    if (domain === null || isLoopback(new URL(beside).hostname))
        return beside;
    return new URL(`${domain.scheme}://${domain.name}:${domain.port ?? replayPort}`).origin;
}
/**
 * Listens and returns the port. Of taken ports every second one is tried: an origin that once showed archived
 * pages must never become the UI's, nor the other way round.
 */
async function listen(server, asked, { host, exact, notes }) {
    for (let port = asked; port <= asked + (exact ? 0 : 2 * MOST_TRIES); port += 2) {
        try {
            await server.listen({ host, port });
            if (port !== asked)
                notes.push(`Port ${asked} is in use; ${port} is used instead.`);
            return server.addresses()[0].port;
        }
        catch (error) {
            const { code } = error;
            if (code !== "EADDRINUSE")
                throw cannotListen(host, port, error);
        }
    }
    const taken = exact ? "is in use: name another, or leave it out" : "and those after it are in use";
    throw new IsochronError("PORT_TAKEN", `port ${asked} ${taken}`);
}
/** A name by which this machine itself reaches what listens on the bind address. */
function reachableName(host) {
    if (host === "0.0.0.0")
        return "127.0.0.1";
    if (host === "::")
        return "[::1]";
    return host.includes(":") ? `[${host}]` : host;
}
