// The API of a cluster as the UI calls it: whole for those who manage, for others as far as it is open to them.
import { clusterSchema, type ApiCluster } from "#server/cluster-schema.js";
import { fetchJson, postJson } from "../shell/api.js";

/** A piece of the list of machines. */
export async function fetchCluster(
  isManager: boolean,
  asked: Readonly<Record<string, string>>,
): Promise<ApiCluster> {
  const path = isManager ? "/api/manage/cluster" : "/api/cluster";
  return clusterSchema.parse(await fetchJson(`${path}?${new URLSearchParams(asked).toString()}`));
}

/** Asks a machine, or all of them, to take nothing new; or takes that back. */
export async function drainMachine(machine: string | null, isDraining: boolean): Promise<void> {
  await postJson("/api/cluster/drain", { machine, isDraining });
}
