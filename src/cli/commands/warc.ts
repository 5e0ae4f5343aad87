// `isochron warc ls`: what a WARC file holds, record by record.
import type { Command } from "commander";
import { printable } from "#formats/index.js";
import { listWarc, type WarcListing } from "#store/index.js";
import type { Io } from "../io.js";

/** Adds the verb. */
export function addWarcCommand(program: Command, io: Io): void {
  const warc = program.command("warc").description("look into WARC files");
  const ls = warc
    .command("ls")
    .description("list the records of WARC files")
    .argument("<file...>", "WARC files, compressed or not")
    .option("--json", "print one JSON document");
  ls.action(async (files: string[]) => {
    const listings: WarcListing[] = [];
    for (const file of files) listings.push(await listWarc(file));
    if (ls.opts<{ json?: boolean }>().json) io.out(`${JSON.stringify({ files: listings }, null, 2)}\n`);
    else for (const listing of listings) io.out(asText(listing));
  });
}

function asText({ file, records, findings }: WarcListing): string {
  const lines = records.map(
    (r) =>
      `${String(r.offset).padStart(12)} ${String(r.length).padStart(9)}  ${(r.type ?? "?").padEnd(9)} ${(r.date ?? "").padEnd(24)} ${String(r.status ?? "").padStart(3)} ${printable(r.target ?? "")}`,
  );
  const found = findings.map((f) => `  ! at byte ${f.offset}: ${printable(f.message)}`);
  return [`${file}: ${records.length} records`, ...lines, ...found, ""].join("\n");
}
