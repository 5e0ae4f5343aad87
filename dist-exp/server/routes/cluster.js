import { drainSchema } from "../cluster-schema.js";
import { MachineListings } from "../cluster/machine-listings.js";
import { guardedBy, refuse } from "../route-guards.js";
import { listAsked } from "../sites/list-asked.js";
import { noteAct } from "./manage.js";
const USUAL_MACHINES = 50;
/** Adds the routes; returns the machines as readers are told of them, for other routes. */
export function addClusterRoutes(server, options) {
    const { archive, cluster, clusterDesk, management } = options;
    if (!cluster)
        return null;
    const { leaseMs } = cluster;
    const machines = new MachineListings({ cluster: cluster.reader, archive, leaseMs });
    server.get("/api/cluster", guardedBy("archive"), async ({ query }) => {
        const list = await machines.list(listAsked(query, USUAL_MACHINES));
        return { ...list, facts: null, canDrain: false };
    });
    if (management && clusterDesk)
        addDeskRoutes(server, management, clusterDesk);
    return machines;
}
function addDeskRoutes(server, management, { reader, drain, leaseMs }) {
    const { archive } = management;
    const machines = new MachineListings({ cluster: reader, archive, leaseMs });
    server.get("/api/manage/cluster", guardedBy("manage"), async ({ query }) => {
        const list = await machines.list(listAsked(query, USUAL_MACHINES));
        return { ...list, canDrain: true };
    });
    server.post("/api/cluster/drain", guardedBy("manage"), async (request, reply) => {
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
