// The API: the machines of a cluster and what they have in hand. The same list stands at two places: as readers may see
// it, and whole for those who manage, who may also tell machines to take nothing new. No cluster, no routes.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Archive, ClusterReader } from "#ports/index.js";
import { drainSchema, type ApiCluster } from "../cluster-schema.js";
import { MachineListings } from "../cluster/machine-listings.js";
import type { RunsReader } from "../live/runs-now.js";
import { guardedBy, refuse } from "../route-guards.js";
import { listAsked } from "../sites/list-asked.js";
import { noteAct, type Management } from "./manage.js";

/** A cluster, by who asks. */
export interface ClusterDoors {
  /** As the readers may be told of it; without it there is none. */
  readonly cluster?: ClusterDoor | undefined;
  /** Whole, for those who manage. */
  readonly clusterDesk?: ClusterDesk | undefined;
}

/** A cluster as somebody may be told of it. */
export interface ClusterDoor {
  readonly reader: ClusterReader;
  /** Which captures its machines run. */
  readonly runs: RunsReader;
  /** A machine that has said nothing for so long is silent. */
  readonly leaseMs: number;
}

/** What those who manage have of a cluster. */
export interface ClusterDesk extends ClusterDoor {
  /** Asks a machine, or all of them, to take nothing new; `false` takes that back. */
  readonly drain: (machine: string | null, isDraining: boolean) => Promise<void>;
}

interface Options extends ClusterDoors {
  readonly archive: Archive;
  readonly management?: Management;
}

const USUAL_MACHINES = 50;

/** Adds the routes; returns the machines as readers are told of them, for other routes. */
export function addClusterRoutes(server: FastifyInstance, options: Options): MachineListings | null {
  const { archive, cluster, clusterDesk, management } = options;
  if (!cluster) return null;
  const { leaseMs } = cluster;
  const machines = new MachineListings({ cluster: cluster.reader, archive, leaseMs });
  server.get("/api/cluster", guardedBy("archive"), async ({ query }): Promise<ApiCluster> => {
    const list = await machines.list(listAsked(query, USUAL_MACHINES));
    return { ...list, facts: null, canDrain: false };
  });
  if (management && clusterDesk) addDeskRoutes(server, management, clusterDesk);
  return machines;
}

function addDeskRoutes(
  server: FastifyInstance,
  management: Management,
  { reader, drain, leaseMs }: ClusterDesk,
): void {
  const { archive } = management;
  const machines = new MachineListings({ cluster: reader, archive, leaseMs });
  server.get("/api/manage/cluster", guardedBy("manage"), async ({ query }): Promise<ApiCluster> => {
    const list = await machines.list(listAsked(query, USUAL_MACHINES));
    return { ...list, canDrain: true };
  });
  server.post("/api/cluster/drain", guardedBy("manage"), async (request, reply): Promise<FastifyReply> => {
    const asked = drainSchema.safeParse(request.body);
    if (!asked.success)
      return refuse(reply, 422, "machine is a name or null for all, isDraining true or false");
    const { machine, isDraining } = asked.data;
    const told = await reader.look();
    if (machine !== null && !told.machines.some(({ name }) => name === machine))
      return refuse(reply, 404, "no such machine");
    await drain(machine, isDraining);
    await noteAct(management, isDraining ? ASKED : TAKEN_BACK, machine ?? "all machines", "asked");
    return reply.code(202).send({ asked: true });
  });
}

const ASKED = "asked a machine to take nothing new";
const TAKEN_BACK = "let a machine take sites again";
