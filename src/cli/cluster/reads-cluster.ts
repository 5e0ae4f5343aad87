// Verbs that read an archive read a cluster's as well, where one is named: its mirror is brought up to date before they
// begin, and stands in the place of their --archive.
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Command } from "commander";
import { SETTINGS } from "#config/index.js";
import { strictJsonObject } from "#formats/index.js";
import { openMirror, publicKeySha256 } from "#store/index.js";
import type { Io } from "../io.js";
import { cliLogger, openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import { CLUSTER_PLACE, clusterPlaceOf, openCluster, type ClusterPlace } from "./cluster-address.js";
import { clusterAtHand, holdCluster, letClusterGo, mirrorAt } from "./cluster-at-hand.js";

/** Adds the settings of a cluster to a verb that has the setting `archive` and reads it. */
export function readsCluster(command: Command, io: Io): Command {
  addSettings(command, CLUSTER_PLACE);
  return command.hook("preAction", async (defining, acting) => {
    const place = defining === acting ? await clusterPlaceOf(command, io) : null;
    if (place !== null) await beginReading(place, command, io);
  });
}

async function beginReading(place: ClusterPlace, command: Command, io: Io): Promise<void> {
  const cluster = await openCluster(place);
  try {
    const { agreement, bucket, facts } = cluster;
    const dir = mirrorFolder(command, io, facts.id);
    const { objects } = agreement;
    const mirror = await openMirror({ dir, bucket, objects, cluster: facts.id, logger: cliLogger(io) });
    holdCluster(io, { cluster, mirror });
    await mirror.refresh(io.signal);
    command.setOptionValue("archive", dir);
  } catch (error) {
    await letClusterGo(io);
    await cluster.close();
    throw error;
  }
}

/** Where the user says, or with what can be made anew. */
function mirrorFolder(command: Command, io: Io, cluster: string): string {
  const isNamed =
    command.optsWithGlobals<{ archive?: unknown }>().archive !== undefined ||
    (io.env[SETTINGS.archive.env] ?? "") !== "";
  if (isNamed) return settingsOf(command, ["archive"], io).archive;
  const cache = io.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cache, "isochron", cluster.replaceAll(/[^A-Za-z0-9-]/g, "_"));
}

/** Brings the WARC files of captures into the mirror, for verbs that read all their bytes; elsewhere they lie there. */
export async function bringCaptures(
  dir: string,
  { site, capture }: { readonly site?: string | undefined; readonly capture?: string | undefined },
  io: Io,
): Promise<void> {
  const mirror = mirrorAt(dir, io);
  if (mirror === null) return;
  const archive = await openForReading(dir, io);
  try {
    const captures = (await archive.catalog.captures.list()).filter(
      (one) => (capture === undefined || one.id === capture) && (site === undefined || one.site === site),
    );
    await mirror.bringCaptures(new Set(captures.map(({ id }) => id)));
  } finally {
    await archive.close();
  }
}

/** The same for the capture in whose folder a certificate lies. */
export async function bringCaptureOf(certificate: string, root: string, io: Io): Promise<void> {
  await mirrorAt(root, io)?.bringCaptures(new Set([basename(dirname(certificate))]));
}

/** The key that a certificate names, where it is the cluster's own. */
export function clusterKeyOf(certificate: string, root: string, io: Io): { readonly archiveKey?: string } {
  const facts = mirrorAt(root, io) && clusterAtHand(io)?.cluster.facts;
  const head = join(dirname(certificate), "seal.json");
  if (!facts || !existsSync(head)) return {};
  const seal = strictJsonObject(readFileSync(head))?.["signature"];
  const key = typeof seal === "object" && seal !== null ? (seal as { publicKey?: unknown }).publicKey : null;
  if (typeof key !== "string" || publicKeySha256(key) !== facts.keySha256) return {};
  return { archiveKey: key };
}
