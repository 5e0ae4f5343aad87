// Orders of pages by how fast they change; ties keep the order of discovery, so that plans are reproducible.
import type { PlanPage } from "../planner.js";

/** Indices 0…n−1 of the pages. */
export function allPages(pages: readonly PlanPage[]): number[] {
  return pages.map((_, i) => i);
}

/** The given pages, hottest first. */
export function hottestFirst(pages: readonly PlanPage[], indices: readonly number[]): number[] {
  return [...indices].sort((x, y) => pages[y]!.survival.heat - pages[x]!.survival.heat || x - y);
}

/** The given pages, coldest first: exactly the reverse of {@link hottestFirst}. */
export function coldestFirst(pages: readonly PlanPage[], indices: readonly number[]): number[] {
  return hottestFirst(pages, indices).reverse();
}
