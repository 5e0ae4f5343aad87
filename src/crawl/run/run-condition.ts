// What holds a run up at the moment: kept apart, so that those who change it and those who tell it need not know each other.
import type { RunState } from "#model/index.js";

/** The condition of one run. */
export class RunCondition {
  /** How many edits of the control channel are in force. */
  editsApplied = 0;
  #isPaused = false;
  #isDiskFull = false;
  #onChange: () => void = () => undefined;

  /** In one word. */
  get state(): RunState {
    if (this.#isDiskFull) return "disk-full";
    return this.#isPaused ? "paused" : "running";
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  set isPaused(isPaused: boolean) {
    this.#isPaused = isPaused;
    this.#onChange();
  }

  get isDiskFull(): boolean {
    return this.#isDiskFull;
  }

  set isDiskFull(isDiskFull: boolean) {
    this.#isDiskFull = isDiskFull;
    this.#onChange();
  }

  /** Told whenever something begins or ceases to hold the run up. */
  watch(onChange: () => void): void {
    this.#onChange = onChange;
  }
}
