// Both providers that exist: ours, and the plainest one possible, which shows that others fit.
import { TREE_SEGMENTER, type Segmenter } from "#detect/index.js";
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

segmenterSuite("tree", TREE_SEGMENTER);
segmenterSuite("one block", ONE_BLOCK);
