// `isochron lab`: the living site alone, and the papers' experiments.
import type { Command } from "commander";
import type { Io } from "../io.js";
import { addLivingSiteCommand } from "./lab-living-site.js";

/** Adds the verb with one sub-verb per experiment. */
export function addLabCommand(program: Command, io: Io): void {
  const lab = program.command("lab").description("measuring instruments and experiments");
  addLivingSiteCommand(lab, io);
}
