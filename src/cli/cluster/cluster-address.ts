// Where a cluster is, from settings: its database and its store, opened together. No secret of either is ever shown.
// What reaches them is loaded where a cluster is named: most verbs are told where one might be, and few are given one.
import type { Command } from "commander";
import type { AddressSource } from "#agreement/index.js";
import { UsageError } from "#errors.js";
import type { Agreement, Bucket, ClusterFacts } from "#ports/index.js";
import { openS3Bucket } from "#store/index.js";
import type { Io } from "../io.js";
import { settingsOf } from "../options/options.js";
import { readOwn } from "../options/small-file.js";

/** Settings that say where a cluster is. */
export const CLUSTER_PLACE = ["cluster", "store"] as const;

/** A cluster's two addresses. */
export interface ClusterPlace {
  readonly address: string;
  readonly source: AddressSource;
  readonly store: string;
  readonly environment: Io["env"];
}

/** A cluster, reached. */
export interface ReachedCluster {
  readonly agreement: Agreement;
  readonly bucket: Bucket;
  close(): Promise<void>;
}

/** A cluster that was made, with what it is. */
export interface OpenCluster extends ReachedCluster {
  readonly facts: ClusterFacts;
}

/** Where the settings say that the cluster is; `null` where they name none. @throws UsageError */
export async function clusterPlaceOf(command: Command, io: Io): Promise<ClusterPlace | null> {
  const { cluster, store } = settingsOf(command, CLUSTER_PLACE, io);
  if (cluster === null) return null;
  if (store === null)
    throw new UsageError("USAGE", "--cluster goes with --store s3://bucket/prefix (or ISOCHRON_STORE)");
  const isFlag = command.optsWithGlobals<{ cluster?: unknown }>().cluster !== undefined;
  const environment = io.env;
  if (!cluster.startsWith("@"))
    return { address: cluster, source: isFlag ? "flag" : "environment", store, environment };
  const path = cluster.slice(1);
  const text = await readOwn(path, `--cluster @${path}`);
  return { address: text.trim(), source: "file", store, environment };
}

/** The same where a verb cannot do without. @throws UsageError */
export async function requirePlace(command: Command, io: Io): Promise<ClusterPlace> {
  const place = await clusterPlaceOf(command, io);
  if (place !== null) return place;
  throw new UsageError(
    "USAGE",
    "which cluster? --cluster postgres://user@host:port/database (or ISOCHRON_CLUSTER)",
  );
}

/** Reaches database and store; nothing is asked of the store yet. @throws UsageError @throws CLUSTER */
export async function reachCluster(place: ClusterPlace, isToBePrepared = false): Promise<ReachedCluster> {
  const { address, source, store, environment } = place;
  const { openPostgresAgreement } = await import("#agreement/index.js");
  const bucket = await openS3Bucket(store);
  try {
    const agreement = await openPostgresAgreement(address, { source, environment, isToBePrepared });
    const close = async (): Promise<void> => {
      bucket.close();
      await agreement.close();
    };
    return { agreement, bucket, close };
  } catch (error) {
    bucket.close();
    throw error;
  }
}

/** Opens a cluster that was made, if this is its store and, where one is given, its key. @throws UsageError @throws CLUSTER */
export async function openCluster(
  place: ClusterPlace,
  keySha256: string | null = null,
): Promise<OpenCluster> {
  const { requireCluster } = await import("#cluster/index.js");
  const reached = await reachCluster(place);
  try {
    return { ...reached, facts: await requireCluster(reached, keySha256) };
  } catch (error) {
    await reached.close();
    throw error;
  }
}
