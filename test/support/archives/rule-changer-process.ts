// A process that adds and takes away rules of an archive as fast as it can: <dir> <name> <rules>.
import { instant } from "#model/index.js";
import { parseRule, RuleFile } from "#store/index.js";

const [dir = "", name = "", count = "0"] = process.argv.slice(2);
const file = new RuleFile(dir);
// Both begin when they are told to, not when they have been loaded.
process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));
for (let n = 0; n < Number(count); n++) {
  const at = instant(Date.UTC(2026, 10, 16) + n);
  const rule = { surt: `test,${name})/${n}`, match: "exact", access: "unlist" };
  // As the command does: the number follows from what is there.
  await file.change({
    by: name,
    at,
    add: (before) => parseRule({ ...rule, id: `r${before.length + 1}` }, "the rule"),
  });
}
process.exit(0);
