import { a as UsageError } from "./errors-D1qh0Uhd.js";
import "./formats-CP_ayLbB.js";
import { c as compareTold, m as siteNamed } from "./study-CIoHvote.js";
import { b as renderCompareTerminal, ct as agreesThroughout } from "./missing-page-text-DkML2foU.js";
import { r as printableJson } from "./printable-CT0AKITj.js";
import { D as shellWord } from "./crawl-DVwKRWnu.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
//#region src/cli/compare/compare-command.ts
var HELP = `
Where a look of ours lies inside a time that is told of, both are held against each other:
  differ         the look showed another content than is told; both records are named
  stale          the look showed what the owner had replaced or withdrawn before it (a cache, a late deploy)
  forgotten      current by the source, and no capture ever reached it
  not in source  answered to us or to visitors while the source was told of, and unknown to it
Agreement is counted. It makes no page sharper: no tier raises another.

Exit: 0 nothing found, 1 something found.`;
/** Adds the verb. */
function addCompareCommand(program, io) {
	const command = program.command("compare").description("hold what was seen of a site against what its owner or a recorder tells").argument("<site>", "the site's name, or any address of it");
	readsCluster(addSettings(command, ["archive"]), io).option("--json", "print one JSON document").option("--all", "list all that is held of each kind of finding, not the first twenty").addHelpText("after", HELP).action((site) => runCompare(site, command, io));
}
async function runCompare(text, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { json, all } = command.opts();
	const archive = await openForReading(dir, io);
	try {
		const site = await siteNamed(text, archive);
		if (site === null) throw new UsageError("NOT_FOUND", `no capture of ${JSON.stringify(text.slice(0, 200))} in ${dir}; isochron captures lists the sites`);
		const compared = await compareTold(site, archive);
		if (compared === null) throw new UsageError("NOT_FOUND", `nothing is told of ${site} in ${dir}: isochron take brings in the owner's files or history, isochron record what visitors are served (isochron captures --archive ${shellWord(dir)} lists what there is)`);
		io.out(json ? `${printableJson(compared)}\n` : renderCompareTerminal(compared, all ? Infinity : void 0));
		if (!agreesThroughout(compared)) throw new FindingsReported();
	} finally {
		await archive.close();
	}
}
//#endregion
export { addCompareCommand };
