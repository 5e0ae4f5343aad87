// `isochron cluster`: many machines at one archive: making it, looking at it, draining, checking and restoring it.
import type { Command } from "commander";
import { checkCluster, foundCluster } from "#cluster/index.js";
import { IsochronError } from "#errors.js";
import { printableJson } from "#formats/index.js";
import type { Bucket } from "#ports/index.js";
import { clusterOf, rebuildAgreement, requireWriteOnce } from "#store/index.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import {
  CLUSTER_PLACE,
  openCluster,
  reachCluster,
  requirePlace,
  type OpenCluster,
} from "./cluster-address.js";
import { clusterStatus, statusWords } from "./cluster-status.js";
import { makeSigningKey, readSigningKey } from "./signing-key.js";

/** Adds the verb with its sub-verbs. */
export function addClusterCommand(program: Command, io: Io): void {
  const cluster = program
    .command("cluster")
    .description("many machines at one archive: make it, look at it, restore it");
  const verb = (name: string, description: string): Command =>
    addSettings(cluster.command(name).description(description), CLUSTER_PLACE);
  const init = verb("init", "prepare database and store; running it again adds what a newer version needs");
  addSettings(init, ["signingKey"]).action(() => initCluster(init, io));
  const status = verb("status", "machines, captures under way, and jobs").option(
    "--json",
    "print one JSON document",
  );
  status.action(() => withCluster(status, io, (opened) => printStatus(opened, status, io)));
  const drain = verb("drain", "let a machine, or all of them, take nothing new; what runs goes on")
    .argument("[machine]", "its name, as status shows it")
    .option("--undo", "let it take jobs again");
  drain.action((name?: string) =>
    withCluster(drain, io, (opened) => drainMachines(opened, name ?? null, drain, io)),
  );
  const check = verb("check", "hold database and store against each other").option(
    "--json",
    "print one JSON document",
  );
  check.action(() => withCluster(check, io, (opened) => printCheck(opened, check, io)));
  const restore = verb(
    "restore",
    "the database is gone: bring back from the store alone what counts of every site",
  );
  addSettings(restore, ["signingKey"]).action(() => restoreCluster(restore, io));
}

async function withCluster(
  command: Command,
  io: Io,
  act: (opened: OpenCluster) => Promise<void>,
): Promise<void> {
  const opened = await openCluster(await requirePlace(command, io));
  try {
    await act(opened);
  } finally {
    await opened.close();
  }
}

async function initCluster(command: Command, io: Io): Promise<void> {
  const place = await requirePlace(command, io);
  const file = settingsOf(command, ["signingKey"], io).signingKey;
  const key = await makeSigningKey(file);
  const reached = await reachCluster(place, true);
  try {
    if ((await reached.agreement.facts()) === null) await requireFresh(reached.bucket);
    await requireWriteOnce(reached.bucket);
    const { facts, isNew } = await foundCluster(reached, key.sha256);
    io.out(`cluster ${facts.id} ${isNew ? "is made" : "is as it was"}: its store is ${facts.store}\n`);
    if (key.isNew)
      io.out(`its signing key is new: give ${file} to every worker, and keep a copy of it apart\n`);
  } finally {
    await reached.close();
  }
}

/** A store with a cluster in it, and a database without: most likely the database was lost. */
async function requireFresh(bucket: Bucket): Promise<void> {
  const id = await clusterOf(bucket);
  if (id === null) return;
  const what = `${bucket.place} holds cluster ${id}, of which the database knows nothing`;
  throw new IsochronError(
    "CLUSTER",
    `${what}: isochron cluster restore brings it back, or name another prefix`,
  );
}

async function printStatus(opened: OpenCluster, command: Command, io: Io): Promise<void> {
  const status = await clusterStatus(opened);
  io.out(command.opts<{ json?: boolean }>().json ? `${printableJson(status)}\n` : statusWords(status));
}

async function drainMachines(
  { agreement }: OpenCluster,
  name: string | null,
  command: Command,
  io: Io,
): Promise<void> {
  const { undo = false } = command.opts<{ undo?: boolean }>();
  const names = (await agreement.machines.list()).map((machine) => machine.name);
  if (name !== null && !names.includes(name))
    throw new IsochronError(
      "NOT_FOUND",
      `no machine ${JSON.stringify(name)}; there are: ${names.join(", ") || "none"}`,
    );
  await agreement.machines.drain(name, !undo);
  const who = name ?? (names.length === 1 ? names[0]! : `all ${names.length} machines`);
  io.out(`${who}: ${undo ? "jobs are taken again" : "nothing new is taken"} with the next beat\n`);
}

async function printCheck(opened: OpenCluster, command: Command, io: Io): Promise<void> {
  const found = await checkCluster(opened, io.signal);
  if (command.opts<{ json?: boolean }>().json) io.out(`${printableJson(found)}\n`);
  else {
    for (const { where, what } of found.faults) io.out(`${where}: ${what}\n`);
    const { sites, objects, bytes, leftOver } = found;
    io.out(
      `${sites} sites, ${objects} objects of ${bytes} bytes; ${found.faults.length} faults; ${leftOver} objects in the store count no more\n`,
    );
  }
  if (found.faults.length > 0) throw new FindingsReported();
}

async function restoreCluster(command: Command, io: Io): Promise<void> {
  const place = await requirePlace(command, io);
  const key = await readSigningKey(settingsOf(command, ["signingKey"], io).signingKey);
  const reached = await reachCluster(place, true);
  try {
    const { bucket, agreement } = reached;
    const id = await clusterOf(bucket);
    if (id === null)
      throw new IsochronError("NOT_FOUND", `${bucket.place} holds no cluster: nothing to restore`);
    const { facts } = await foundCluster(reached, key.sha256, id);
    const done = await rebuildAgreement({ bucket, agreement, cluster: facts.id, logger: cliLogger(io) });
    io.out(`cluster ${facts.id} is back: ${done.sites} sites with ${done.objects} objects brought back\n`);
  } finally {
    await reached.close();
  }
}
