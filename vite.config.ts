import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { manualChunks } from "./scripts/build/manualChunks.ts";
import { classNames } from "./scripts/build/classNames.ts";
import { compressAssets } from "./scripts/build/compressAssets.ts";
import { compileRelayOnChange } from "./scripts/build/compileRelayOnChange.ts";
import { leaveOutServiceTexts } from "./scripts/build/leaveOutServiceTexts.ts";
import { prerenderPages } from "./scripts/build/prerenderPages.ts";
import { markWebSources } from "./scripts/build/webSources.ts";

const gateway = `http://${process.env.HOST ?? "127.0.0.1"}:${process.env.PORT ?? "4000"}`;
const web = resolve(import.meta.dirname, "web");

/** The app's entry lists 190 assets by name: seven letters of a hash, 42 bits, still tell two contents of one name apart. */
const hashedNames = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/** The files with a GraphQL document, which the compiler's artefacts replace. Babel reads no others. */
const relayDocuments = defineRolldownBabelPreset({
  preset: {
    plugins: [[import.meta.resolve("babel-plugin-relay"), { artifactDirectory: resolve(web, "__generated__"), eagerEsModules: true }]],
  },
  rolldown: { filter: { code: "graphql`" } },
});

/** Builds the web client to dist/web; in development serves it with hot replacement in front of a running gateway. */
export default defineConfig({
  root: web,
  // The whole of Relay's React package brings its old containers along, a fifth more.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  publicDir: resolve(web, "public"),
  build: {
    outDir: resolve(import.meta.dirname, "dist/web"),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(["index", "landing", "account", "graphiql", "apiDocs"].map((page) => [page, resolve(web, `${page}.html`)])),
      output: { codeSplitting: { groups: manualChunks }, ...hashedNames },
      // GraphiQL's packages switch the React Compiler off for themselves by directives that mean nothing once bundled.
      checks: { moduleLevelDirective: false },
    },
    target: "es2023",
    // The first browsers that know light-dark(); older ones would need a rewrite that breaks the theme switch.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Those browsers all know module preloading.
    modulePreload: { polyfill: false },
    // Pages bring their own small style sheets; inlined fonts or images would defeat the browser's cache.
    assetsInlineLimit: 0,
    // GraphiQL's editor is one file of 2.8 MB; a warning is for what would be larger still.
    chunkSizeWarningLimit: 3_000,
  },
  css: { modules: classNames },
  plugins: [
    leaveOutServiceTexts(),
    babel({ presets: [relayDocuments] }),
    react({ compiler: true }),
    compileRelayOnChange(web),
    prerenderPages(),
    compressAssets(),
    markWebSources(import.meta.dirname),
  ],
  // GraphiQL, whose workers cannot be scanned, and the reader of REST are only ever built: the gateway serves them in development too.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    proxy: Object.fromEntries(["/graphql", "/ep/api", "/files"].map((path) => [path, { target: gateway, changeOrigin: true }])),
  },
});
