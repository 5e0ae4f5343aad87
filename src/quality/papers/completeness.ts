// Completeness (bensaad2011 Definitions 5.12 to 5.14): the weight of what the archive holds over that of what existed.

/** One page's versions: importance of each that existed, and which of them were captured. */
export interface PageVersions {
  /** Importance of the change that made each version, in order. */
  readonly existed: readonly number[];
  /** Indexes into `existed`; a version captured twice counts once, or the share could exceed 1. */
  readonly captured: readonly number[];
}

/** Definition 5.12; the page's own importance cancels. A page without weight is complete: nothing was missed. */
export function pageCompleteness({ existed, captured }: PageVersions): number {
  const whole = existed.reduce((sum, weight) => sum + weight, 0);
  const held = [...new Set(captured)].reduce((sum, index) => sum + (existed[index] ?? 0), 0);
  return whole === 0 ? 1 : held / whole;
}

/** Definition 5.13: the pages' completeness, weighted by their importance. */
export function siteCompleteness(
  pages: readonly { readonly completeness: number; readonly importance: number }[],
): number {
  const whole = pages.reduce((sum, { importance }) => sum + importance, 0);
  const held = pages.reduce((sum, { completeness, importance }) => sum + completeness * importance, 0);
  return whole === 0 ? 1 : held / whole;
}

/** Definition 5.14: the mean over sites. */
export function archiveCompleteness(sites: readonly number[]): number {
  return sites.length === 0 ? 1 : sites.reduce((sum, site) => sum + site, 0) / sites.length;
}

/** Cut to two decimals, as bensaad2011 prints its examples (0.7857 as 0.78); never rounded. */
export function truncated(value: number): number {
  return Math.floor(value * 100 + 1e-9) / 100;
}
