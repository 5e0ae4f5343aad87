// The project's words as types and pure functions; imports nothing.
export * from "./instant.js";
export * from "./interval.js";
export * from "./rate.js";
export * from "./survival.js";
export * from "./blur.js";
export * from "./page.js";
export * from "./sighting.js";
export * from "./version.js";
export * from "./verdict.js";
export * from "./capture.js";
export * from "./certificate.js";
export * from "./capture-report.js";
export * from "./change-report.js";
export * from "./claims.js";
