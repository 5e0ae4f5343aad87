import { defaultClientConditions, defineConfig } from "vite";

// Builds the browser UI into dist/web: one page, one script, one style sheet, nothing from elsewhere.
export default defineConfig({
  root: "src/web",
  base: "./",
  publicDir: false,
  resolve: { conditions: ["source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    // The page's policy allows own files only, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
