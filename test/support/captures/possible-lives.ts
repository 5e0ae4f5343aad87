// Possible intervals: the life of what a look was shown, by the site's own record, must lie inside.
import type { Truth, TruthAnswer, TruthPage } from "#lab/index.js";
import {
  possibleInterval,
  type CapturedSighting,
  type HalfOpenInterval,
  type Version,
} from "#model/index.js";

/** Looks by whether the life of what they showed lies in the version's possible interval. */
export class PossibleTally {
  readonly counts = { held: 0, false: 0, servedWithoutSign: 0, varying: 0 };

  /** Takes every look of a version; returns what was wrong. */
  add(version: Version, truth: Truth): string[] {
    const { pathname, search } = new URL(version.sightings[0]!.url);
    const page = truth.pages.find(({ path }) => path === pathname + search);
    return version.sightings.flatMap((look) => this.#addLook(look, version, page) ?? []);
  }

  #addLook(look: CapturedSighting, version: Version, page: TruthPage | undefined): string | null {
    const possible = possibleInterval(version);
    const life = page && lifeShown(look, page);
    // A page that differs at every request has no life of a content.
    const kind = page?.noisy
      ? "varying"
      : life && liesWithin(life, possible)
        ? "held"
        : page && boundsAreHidden(version, look, page)
          ? "servedWithoutSign"
          : "false";
    this.counts[kind]++;
    return kind === "false" ? JSON.stringify({ possible, life }) : null;
  }

  /** One line. */
  words(): string {
    const { held, false: wrong, servedWithoutSign, varying } = this.counts;
    return `possible intervals: ${wrong} false of ${held + wrong} looks (${servedWithoutSign} true of what caches without a sign served, ${varying} at pages that vary by themselves)`;
  }
}

/** The version that the look's answer was made from, with all the time before and after in the same state. */
function lifeShown(look: CapturedSighting, page: TruthPage): HalfOpenInterval | null {
  const answer = answerTo(look, page);
  const version = page.versions.findLast(({ from }) => answer && from <= answer.madeAt);
  if (!version || version.contentDigest !== look.outcome.identity.contentDigest) return null;
  return {
    from: Date.parse(version.from) as HalfOpenInterval["from"],
    to: version.to === null ? null : (Date.parse(version.to) as HalfOpenInterval["to"]),
  };
}

function answerTo({ times }: CapturedSighting, page: TruthPage): TruthAnswer | undefined {
  return page.answers.find(({ chosenAt }) => {
    const at = Date.parse(chosenAt);
    return times.sentAt <= at && at <= times.lastByteAt;
  });
}

/** Whether this look, or one that bounds the interval, was served from a copy by a cache that gave no sign. */
function boundsAreHidden(version: Version, look: CapturedSighting, page: TruthPage): boolean {
  return [look, version.differingBefore, version.differingAfter].some((one) => {
    const answer = one && answerTo(one, page);
    return answer && !answer.hasCacheSign && answer.madeAt < answer.chosenAt;
  });
}

function liesWithin(life: HalfOpenInterval, within: HalfOpenInterval): boolean {
  const startsInside = within.from === null || (life.from !== null && life.from >= within.from);
  // A life that goes on at the end of the truth is bounded by nothing yet.
  const endsInside = within.to === null || (life.to !== null && life.to <= within.to);
  return startsInside && endsInside;
}
