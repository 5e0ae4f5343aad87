// All providers that exist: from the tree, from layout, and the plainest one possible, which shows that others fit.
import { layoutSegmenter, TREE_SEGMENTER, type Segmenter } from "#detect/index.js";
import { plainBoxes } from "../support/detect/plain-layout.js";
import { segmenterSuite } from "./segmenter.suite.js";

/** The whole document as one block, however it looks. */
const ONE_BLOCK: Segmenter = {
  name: "one-block",
  segment(root, context) {
    const blocks = TREE_SEGMENTER.segment(root, context);
    const elements = blocks.flatMap((block) => block.elements);
    return elements.length === 0
      ? []
      : [{ role: "content", heading: "", place: "body", elements, position: 0 }];
  },
};

segmenterSuite("tree", () => TREE_SEGMENTER);
segmenterSuite("one block", () => ONE_BLOCK);
segmenterSuite("layout", (html) => layoutSegmenter(plainBoxes(html)));
segmenterSuite("layout without boxes", () => layoutSegmenter([]));
