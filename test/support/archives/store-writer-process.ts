// A child process that writes to an archive until it is killed, and says on standard output what was acknowledged.
import { openArchive } from "#store/index.js";
import { parsePageUrl } from "#model/index.js";
import { httpBytes, someCapture, someExchange, someSighting } from "../samples/exchanges.js";

const [dir, captureId, roundText] = process.argv.slice(2) as [string, string, string];
const archive = await openArchive(dir, { maxWarcBytes: 200_000 });
if (!(await archive.catalog.captures.get(captureId)))
  await archive.catalog.captures.create(someCapture(captureId));
const sink = await archive.warcs.open(captureId);

for (let i = 0; ; i++) {
  const seq = Number(roundText) * 1_000_000 + i;
  const url = parsePageUrl(`/${seq}`, "http://example.org/")!;
  const body = `${seq} `.repeat(1 + ((seq * 7919) % 4000));
  const records = await sink.writeExchange(someExchange(url, 1_700_000_000_000 + seq, httpBytes(body)));
  await archive.catalog.sightings.add(someSighting(captureId, seq, { url, records }));
  process.stdout.write(`${JSON.stringify({ seq, url, records })}\n`);
  if (i % 10 === 9) await sink.sync();
  if (i % 25 === 24) {
    await archive.warcs.index(captureId);
    process.stdout.write(`${JSON.stringify({ indexed: seq })}\n`);
  }
}
