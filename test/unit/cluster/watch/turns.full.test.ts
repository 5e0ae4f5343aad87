// Machines that die in the turns of a site under watch, at more instants of them.
import { it } from "vitest";
import { expectSealingSurvived, expectSilenceSurvived } from "../../../support/cluster/watched-machines.js";

it.each([5, 14, 22, 37, 45])("a machine falls silent at request %i", (nth) => expectSilenceSurvived(nth));

it("machines die when the catalog is about to be put", () =>
  expectSealingSurvived((key) => key.endsWith("catalog.sqlite")));

it("machines die when a manifest is about to be put", () =>
  expectSealingSurvived((key) => key.startsWith("manifests/")));
