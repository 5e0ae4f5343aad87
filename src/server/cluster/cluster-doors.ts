// A cluster as a server is given it, and what comes of that for those who ask.
import { readerCluster, wholeCluster, type ClusterSource, type Reader } from "#access/index.js";
import { IsochronError } from "#errors.js";
import type { ClusterReads, ControlChannel, Logger, MachineList, RuleBook } from "#ports/index.js";
import type { ClusterDesk, ClusterDoor } from "../routes/cluster.js";
import type { Management } from "../routes/manage.js";
import { ClusterGlance } from "./cluster-glance.js";
import { clusterRuns } from "./cluster-runs.js";

/** The machines that make what is shown here. */
export interface ServedCluster {
  /** Opened and closed by whoever serves. */
  readonly agreement: ClusterReads & {
    readonly machines: Pick<MachineList, "list" | "drain">;
    readonly control: ControlChannel;
  };
  /** How long leases last there; five seconds unless given. */
  readonly leaseMs?: number;
}

/** As workers have it unless told. */
const USUAL_LEASE_MS = 5_000;

/** What all who ask share, so that one question answers them all. */
export interface SharedCluster {
  /** As a group of readers may be told of it. */
  doorFor(rules: RuleBook, reader: Reader): ClusterDoor;
  readonly desk: ClusterDesk;
  /** Captures are steered by the agreement: the archive here is nobody's who runs them. */
  steered(management: Management): Management;
}

/** Makes it. */
export function sharedCluster(
  { agreement, leaseMs = USUAL_LEASE_MS }: ServedCluster,
  logger: Logger,
): SharedCluster {
  const glance = new ClusterGlance(agreement, logger);
  const now: ClusterSource = () => glance.look();
  const lately: ClusterSource = async () => {
    const state = await glance.lately();
    if (state === null) throw new IsochronError("CLUSTER", "nothing is known of the cluster");
    return state;
  };
  return {
    doorFor: (rules, reader) => ({
      reader: readerCluster(now, rules, reader),
      runs: clusterRuns(readerCluster(lately, rules, reader)),
      leaseMs,
    }),
    desk: {
      reader: wholeCluster(now),
      runs: clusterRuns(wholeCluster(lately)),
      leaseMs,
      async drain(machine, isDraining) {
        await agreement.machines.drain(machine, isDraining);
        glance.forget();
      },
    },
    steered: (management) => ({
      ...management,
      archive: { ...management.archive, control: agreement.control },
    }),
  };
}
