// Whether what certificates claim as sharp was so, by the sites' own truth. An answer that was lost with its machine was
// seen by nobody: it is no look, and what it showed can contradict none.
import { claimsOf, judge, type Judgement } from "#lab/index.js";
import type { Truth } from "#lab/living-site/truth/truth.js";
import type { Certificate } from "#model/index.js";
import type { GivenAnswer } from "./judge-looks.js";

/** Judges the sharp pages of one certificate. */
export function judgeSharp(
  certificate: Certificate,
  truth: Truth,
  { lost, slackMs }: { readonly lost: readonly GivenAnswer[]; readonly slackMs: number },
): Judgement {
  return judge(claimsOf(certificate, "sharp"), withoutAnswers(truth, lost), slackMs);
}

/** False claims in words. */
export function falseClaims({ claims }: Judgement): string[] {
  return claims
    .filter(({ outcome }) => outcome === "false" || outcome === "unjudged")
    .map(
      ({ claim, outcome, faults }) => `${claim.url} is claimed to be sharp: ${outcome}: ${faults.join(", ")}`,
    );
}

/** Every answer that the site gave to whoever asked for pages. */
export function answersIn({ pages }: Truth): GivenAnswer[] {
  return pages.flatMap(({ path, answers }) =>
    answers.map(({ chosenAt }) => ({ path, atMs: Date.parse(chosenAt) })),
  );
}

function withoutAnswers(truth: Truth, lost: readonly GivenAnswer[]): Truth {
  const gone = new Set(lost.map(({ path, atMs }) => `${path} ${atMs}`));
  const pages = truth.pages.map((page) => ({
    ...page,
    answers: page.answers.filter(({ chosenAt }) => !gone.has(`${page.path} ${Date.parse(chosenAt)}`)),
  }));
  return { ...truth, pages };
}
