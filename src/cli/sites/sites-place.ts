// Where the list of sites under watch is kept: in a file of this machine's, or with a cluster, whose machines share it.
import type { Command } from "commander";
import { AgreedSites } from "#cluster/index.js";
import { SitesFile } from "#store/index.js";
import type { PlanSource } from "#watch/index.js";
import { clusterPlaceOf, openCluster } from "../cluster/cluster-address.js";
import { clusterAtHand } from "../cluster/cluster-at-hand.js";
import type { Io } from "../io.js";
import { settingsOf } from "../options/options.js";

/** A list of sites that can be read and changed. */
export interface SitesPlace extends PlanSource {
  change(make: (text: string | null) => string): Promise<void>;
}

/** Does something with the list that a command is about; `isShared` where it is a cluster's. */
export async function withSites<T>(
  command: Command,
  io: Io,
  act: (sites: SitesPlace, isShared: boolean) => Promise<T>,
): Promise<T> {
  const place = await clusterPlaceOf(command, io);
  if (place === null) return act(new SitesFile(settingsOf(command, ["file"], io).file), false);
  const read = clusterAtHand(io)?.cluster;
  if (read) return act(new AgreedSites(read.agreement.watch), true);
  const cluster = await openCluster(place);
  try {
    return await act(new AgreedSites(cluster.agreement.watch), true);
  } finally {
    await cluster.close();
  }
}
