// `isochron compare`: what was seen of a site beside what its owner or a recorder tells.
import type { Command } from "commander";
import { UsageError } from "#errors.js";
import { printableJson, shellWord } from "#formats/index.js";
import { agreesThroughout } from "#model/index.js";
import { renderCompareTerminal } from "#report/index.js";
import { compareTold, siteNamed } from "#study/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";

const HELP = `
Where a look of ours lies inside a time that is told of, both are held against each other:
  differ         the look showed another content than is told; both records are named
  stale          the look showed what the owner had replaced or withdrawn before it (a cache, a late deploy)
  forgotten      current by the source, and no capture ever reached it
  not in source  answered to us or to visitors while the source was told of, and unknown to it
Agreement is counted. It makes no page sharper: no tier raises another.

Exit: 0 nothing found, 1 something found.`;

/** Adds the verb. */
export function addCompareCommand(program: Command, io: Io): void {
  const command = program
    .command("compare")
    .description("hold what was seen of a site against what its owner or a recorder tells")
    .argument("<site>", "the site's name, or any address of it");
  readsCluster(addSettings(command, ["archive"]), io)
    .option("--json", "print one JSON document")
    .option("--all", "list all that is held of each kind of finding, not the first twenty")
    .addHelpText("after", HELP)
    .action((site: string) => runCompare(site, command, io));
}

async function runCompare(text: string, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const { json, all } = command.opts<{ json?: boolean; all?: boolean }>();
  const archive = await openForReading(dir, io);
  try {
    const site = await siteNamed(text, archive);
    if (site === null)
      throw new UsageError(
        "NOT_FOUND",
        `no capture of ${JSON.stringify(text.slice(0, 200))} in ${dir}; isochron captures lists the sites`,
      );
    const compared = await compareTold(site, archive);
    if (compared === null)
      throw new UsageError(
        "NOT_FOUND",
        `nothing is told of ${site} in ${dir}: isochron take brings in the owner's files or history, isochron record what visitors are served (isochron captures --archive ${shellWord(dir)} lists what there is)`,
      );
    io.out(
      json ? `${printableJson(compared)}\n` : renderCompareTerminal(compared, all ? Infinity : undefined),
    );
    if (!agreesThroughout(compared)) throw new FindingsReported();
  } finally {
    await archive.close();
  }
}
