// The wire server of the hostile suite, under the name by which single tests use it.
export {
  startWireServer as startRawServer,
  type Behaviour,
  type WireServer as RawServer,
} from "#lab/index.js";
