/** So many at a time; others wait, in the order in which they came. */
export class Turns {
  #atOnce: number;
  #taken = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How many have a turn now. */
  get taken(): number {
    return this.#taken;
  }

  /** How many wait for one. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether a turn is free at once. */
  get isFree(): boolean {
    return this.#taken < this.#atOnce;
  }

  /** From now on so many; turns that were taken stay so. */
  allow(atOnce: number): void {
    this.#atOnce = Math.max(1, atOnce);
    this.#letIn();
  }

  /** Waits for a turn; what is returned gives it back, once. */
  async enter(): Promise<() => void> {
    if (this.isFree) this.#taken++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isMine = true;
    return () => {
      if (!isMine) return;
      isMine = false;
      this.#taken--;
      this.#letIn();
    };
  }

  #letIn(): void {
    while (this.isFree && this.#waiting.length > 0) {
      this.#taken++;
      this.#waiting.shift()!();
    }
  }
}
