import react from "@vitejs/plugin-react";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rollup } from "vite";
import { classNames } from "./classNames.ts";
import type { StaticPage } from "../../web/prerendered/prerender.tsx";

const sheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;

/**
 * Writes the public pages as HTML: their frames with the content that the app's components render, and its
 * styles inside. The server picks one by its address and fills in the names.
 */
export function prerenderPages(): Plugin {
  return {
    name: "prerender-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const pages = await renderPages();
        const frames = new Map([...new Set(pages.map(({ frame }) => frame))].map((frame) => [frame, takeFrame(bundle, frame)]));
        for (const page of pages) {
          const source = complete(frames.get(page.frame) ?? "", bundle, page)
            .replace("{{title}}", () => page.title)
            .replace("<!--content-->", () => page.content);
          this.emitFile({ type: "asset", fileName: page.file, source });
        }
      },
    },
  };
}

/** A page of the build that is the frame of others. */
function takeFrame(bundle: Rollup.OutputBundle, name: string): string {
  const frame = bundle[name];
  if (frame?.type !== "asset") throw new Error(`The build has no ${name}`);
  delete bundle[name];
  return String(frame.source);
}

/** Builds the components for Node, in a folder from which they find their packages, and has them rendered. */
async function renderPages(): Promise<StaticPage[]> {
  const root = join(import.meta.dirname, "../..");
  const outDir = await mkdtemp(join(root, "node_modules/.prerender-"));
  try {
    await build({
      configFile: false,
      root: join(root, "web"),
      publicDir: false,
      logLevel: "warn",
      css: { modules: classNames },
      plugins: [react()],
      // One file out of a barrel of thousands is quicker to bundle than to load.
      ssr: { noExternal: ["@tabler/icons-react"] },
      build: { ssr: "prerendered/prerender.tsx", outDir, emptyOutDir: false },
    });
    const { prerender }: { prerender: () => StaticPage[] } = await import(pathToFileURL(join(outDir, "prerender.js")).href);
    return prerender();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A first visit then paints without waiting for another file, and the app's files load with low priority. */
function complete(html: string, bundle: Rollup.OutputBundle, { screen, isPrefetching }: StaticPage): string {
  const linked = [...html.matchAll(sheetLink)].map(([, path = ""]) => path);
  const { scripts, sheets } = filesOf(bundle, screen);
  const styles = [...new Set([...linked, ...sheets])].map((path) => {
    const sheet = bundle[path];
    if (sheet?.type !== "asset") throw new Error(`The build has no ${path}`);
    return String(sheet.source);
  });
  const later = [...scripts, ...sheets].map((path) => `<link data-later href="/${path}">`);
  return html
    .replaceAll(sheetLink, "")
    .replace("</head>", () => `<style>${styles.join("")}</style>${isPrefetching ? later.join("") : ""}</head>`);
}

/** The files that the app loads when it shows the same screen, in their order. */
function filesOf(bundle: Rollup.OutputBundle, screen: string): { scripts: Set<string>; sheets: Set<string> } {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  function visit(chunk: Rollup.OutputChunk) {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const imported of chunk.imports) {
      const next = bundle[imported];
      if (next?.type === "chunk") visit(next);
    }
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  const page = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/web/${screen}`));
  if (page?.type !== "chunk") throw new Error(`The build has no chunk of ${screen}`);
  visit(page);
  return { scripts, sheets };
}
