// `isochron worker`: this machine takes part in a cluster.
import type { Command } from "commander";
import type { Io } from "../io.js";
import { addSettingsByTopic, settingsOf } from "../options/options.js";
import { CLUSTER_PLACE, openCluster, requirePlace } from "./cluster-address.js";
import { MACHINE_SETTINGS, runWorker } from "./run-worker.js";
import { readSigningKey } from "./signing-key.js";

const EXAMPLES = `
Examples:
  isochron worker --cluster postgres://isochron@db.example/archive --store s3://archive/main \\
      --signing-key /etc/isochron/signing-key.pem --dir /var/lib/isochron
  isochron worker --cluster @/etc/isochron/cluster --sites-at-once 30 --metrics 9300`;

/** Adds the verb. */
export function addWorkerCommand(program: Command, io: Io): void {
  const command = program
    .command("worker")
    .description("take part in a cluster: capture and watch the sites that nobody has, until stopped")
    .addHelpText("after", EXAMPLES)
    .action(() => runWorkerCommand(command, io));
  addSettingsByTopic(command, [...CLUSTER_PLACE, "signingKey", ...MACHINE_SETTINGS]);
}

async function runWorkerCommand(command: Command, io: Io): Promise<void> {
  const settings = settingsOf(command, MACHINE_SETTINGS, io);
  const place = await requirePlace(command, io);
  const key = await readSigningKey(settingsOf(command, ["signingKey"], io).signingKey);
  const cluster = await openCluster(place, key.sha256);
  try {
    await runWorker(settings, cluster, { key, io });
  } finally {
    await cluster.close();
  }
}
