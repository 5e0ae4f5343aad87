// The archive writer of a recorder, as a process of its own: whatever kills it leaves the proxy as it was.
import { openDayWriter } from "./open-day-writer.js";
import { concludedLine, serveFrames, type SayLine } from "./serve-frames.js";
import type { WriterSettings } from "./writer-settings.js";

const say: SayLine = (line) => void process.stdout.write(`${JSON.stringify(line)}\n`);
// Stops are for the proxy to hear, which ends this process by the pipe.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => undefined);
process.stdout.on("error", () => undefined);

try {
  const settings = JSON.parse(process.argv[2] ?? "{}") as WriterSettings;
  const logger = { log: (_level: string, words: string) => void process.stderr.write(`${words}\n`) };
  const opened = await openDayWriter(settings, logger, (end) => say(concludedLine(end)));
  try {
    await serveFrames(opened.writer, process.stdin, say);
  } finally {
    await opened.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.stdin.destroy();
