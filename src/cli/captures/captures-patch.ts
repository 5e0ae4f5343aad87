// `isochron captures patch`, as it is asked for; what does it is loaded when it is.
import type { Command } from "commander";
import type { Io } from "../io.js";
import { addSettings } from "../options/options.js";
import { PATCH_SETTINGS } from "../options/world-settings.js";

/** Adds the sub-verb. */
export function addPatchCommand(captures: Command, io: Io): void {
  const command = captures
    .command("patch")
    .description("fetch requisites that a finished capture lacks; they are never sharp")
    .argument("[capture]", "the capture's id (default: the newest that has ended)");
  addSettings(command, PATCH_SETTINGS)
    .option("--json", "print one JSON document; progress goes to stderr")
    .action(async (id?: string) => {
      const { patchOne } = await import("./patch-capture.js");
      return patchOne(id, command, io);
    });
}
