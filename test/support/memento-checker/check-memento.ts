// A checker of Memento servers, written from RFC 7089, RFC 8288 and RFC 6690 alone; it shares nothing with the program.
import { Findings, type Examined, type Violation } from "./findings.js";
import { checkAbsence, checkMementos } from "./memento-rules.js";
import { checkMoments } from "./moment-rules.js";
import { checkTimeGate } from "./timegate-rules.js";
import { checkTimeMaps } from "./timemap-rules.js";

/** Checks every endpoint for an original that the server holds and one that it does not. */
export async function checkMemento(
  server: Examined,
  { held, absent }: { readonly held: string; readonly absent: string },
): Promise<readonly Violation[]> {
  const findings = new Findings();
  const listed = await checkTimeMaps(server, held, findings);
  findings.check("timemap-mementos", held, listed.length > 0);
  if (listed.length > 0) {
    await checkTimeGate(server, held, listed, findings);
    await checkMementos(server, held, listed, findings);
    await checkMoments({ server, original: held, listed }, findings);
  }
  await checkAbsence(server, absent, findings);
  return findings.violations;
}
