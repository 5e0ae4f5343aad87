// What machines agree upon: in PostgreSQL, and in memory for tests and the lab.
export { openPostgresAgreement } from "./postgres/postgres-agreement.js";
export { MemoryAgreement } from "./memory/memory-agreement.js";
