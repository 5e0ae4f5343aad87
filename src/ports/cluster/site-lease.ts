/** A site in one machine's hands. Whoever takes it later has a higher fence, and every word under a lower one is refused. */
export interface SiteLease {
  readonly site: string;
  readonly fence: number;
}
