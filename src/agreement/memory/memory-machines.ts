// The machines of a cluster and what their runs say, in memory.
import type { Clock, Machine, MachineBeat, MachineList, RunBoard, RunWord, SiteLease } from "#ports/index.js";

/** Machines in memory. */
export class MemoryMachines implements MachineList {
  readonly #clock: Clock;
  readonly #machines = new Map<string, Machine>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async beat(beat: MachineBeat): Promise<{ readonly isDraining: boolean }> {
    const isDraining = this.#machines.get(beat.name)?.isDraining ?? false;
    this.#machines.set(beat.name, { ...beat, seenAt: this.#clock.now(), isDraining });
    return { isDraining };
  }

  async drain(name: string | null, isDraining: boolean): Promise<void> {
    for (const machine of this.#machines.values())
      if (name === null || machine.name === name)
        this.#machines.set(machine.name, { ...machine, isDraining });
  }

  async leave(name: string): Promise<void> {
    this.#machines.delete(name);
  }

  async list(): Promise<Machine[]> {
    return [...this.#machines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** Words of runs in memory. */
export class MemoryBoard implements RunBoard {
  readonly #clock: Clock;
  readonly #holds: (lease: SiteLease) => boolean;
  readonly #words = new Map<string, { readonly fence: number; readonly word: RunWord }>();

  constructor(clock: Clock, holds: (lease: SiteLease) => boolean) {
    this.#clock = clock;
    this.#holds = holds;
  }

  async say(lease: SiteLease, word: Parameters<RunBoard["say"]>[1]): Promise<boolean> {
    if (!this.#holds(lease)) return false;
    const { site, fence } = lease;
    if (word === null) this.#words.delete(site);
    else this.#words.set(site, { fence, word: { ...word, site, at: this.#clock.now() } });
    return true;
  }

  async list(): Promise<RunWord[]> {
    const said = [...this.#words].filter(([site, { fence }]) => this.#holds({ site, fence }));
    return said.map(([, { word }]) => word).sort((a, b) => (a.site < b.site ? -1 : 1));
  }
}
