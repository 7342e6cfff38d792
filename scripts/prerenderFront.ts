import react from "@vitejs/plugin-react";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rollup } from "vite";

const page = "landing.html";
const sheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;
type Prerender = (lines: { hasCompany: boolean; hasPhone: boolean }) => string;

/**
 * Writes the front page as HTML: `landing.html` with the content that its components render, and its styles inside, one
 * file for each set of lines that an installation may show. The server picks one and fills in the names.
 */
export function prerenderFront(): Plugin {
  return {
    name: "prerender-front",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const frame = bundle[page];
        if (frame?.type !== "asset") return;
        const prerender = await loadPrerender();
        const html = withStylesInside(String(frame.source), bundle);
        delete bundle[page];
        for (const hasCompany of [false, true]) {
          for (const hasPhone of [false, true]) {
            const fileName = `landing${hasCompany ? "-company" : ""}${hasPhone ? "-phone" : ""}.html`;
            const source = html.replace("<!--front-->", () => `<div data-front>${prerender({ hasCompany, hasPhone })}</div>`);
            this.emitFile({ type: "asset", fileName, source });
          }
        }
      },
    },
  };
}

/** Builds the components for Node, in a folder from which they find their packages, and loads them. */
async function loadPrerender(): Promise<Prerender> {
  const root = join(import.meta.dirname, "..");
  const outDir = await mkdtemp(join(root, "node_modules/.prerender-"));
  try {
    await build({
      configFile: false,
      root: join(root, "web"),
      publicDir: false,
      logLevel: "warn",
      plugins: [react()],
      // One file out of a barrel of thousands is quicker to bundle than to load.
      ssr: { noExternal: ["@tabler/icons-react"] },
      build: { ssr: "landing/prerender.tsx", outDir, emptyOutDir: false },
    });
    const { prerender }: { prerender: Prerender } = await import(pathToFileURL(join(outDir, "prerender.js")).href);
    return prerender;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A first visit then waits for no file but the page before it paints. */
function withStylesInside(html: string, bundle: Rollup.OutputBundle): string {
  const linked = [...html.matchAll(sheetLink)].map(([, path = ""]) => path);
  const styles = [...linked, ...stylesOfApp(bundle)].map((path) => {
    const sheet = bundle[path];
    if (sheet?.type !== "asset") throw new Error(`The build has no ${path}`);
    return String(sheet.source);
  });
  return html.replaceAll(sheetLink, "").replace("</head>", () => `<style>${styles.join("")}</style></head>`);
}

/** The style sheets that the app loads when it shows the same page. */
function stylesOfApp(bundle: Rollup.OutputBundle): Iterable<string> {
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith("/landing/LandingPage.tsx"));
  if (chunk?.type !== "chunk" || !chunk.viteMetadata) throw new Error("The build has no chunk of landing/LandingPage.tsx");
  return chunk.viteMetadata.importedCss;
}
