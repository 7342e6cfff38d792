import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; name?: string; src?: string; isDynamicEntry?: boolean; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

/** What a browser loads for one step of the way through the product, in gzipped bytes of JavaScript, and what it may be. */
export type Bundle = { name: string; bytes: number; limit: number };

const build = "dist/web";
/** What every screen starts with, but for the pages that are served as HTML. */
const entry = ["index.html", "relay"];
/** What is there before a page of the dashboard comes: the app, the dashboard's frame with the user's info, and the toasts. */
const frame = [...entry, "session", "shell", "ui/feedback/Toasts.tsx"];
/** Pages that stand outside that frame. */
const open = new Set(["account/LoginPage.tsx", "account/SignUpPage.tsx", "fileViewer/ViewerPage.tsx", "shell/errors/NotFoundPage.tsx"]);
const step = 40_000;
/**
 * Modules with another limit: the stats page, whose rest loads once it shows its data (ADR-0067), whose address holds lists of values
 * (ADR-0109), whose columns follow other tabs (R-1304) and whose parts may fail alone (R-1422).
 */
const otherLimits = new Map([["stats/StatsPage.tsx", 31_700]]);

/**
 * The pages that are served as HTML, the app's entry, the frame of the dashboard's pages, each route by what it adds to that, and
 * each dialog or other later part by what it adds to where it is opened. Throws when the web is not built.
 */
export function readBundles(): Bundle[] {
  const path = `${build}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error("The web client is not built: run npm run build");
  // Vite writes the manifest in this form.
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const started = chunksOf(manifest, entry);
  const framed = chunksOf(manifest, frame);
  const pages = Object.values(manifest).filter(({ src, isDynamicEntry }) => isDynamicEntry && src?.endsWith("Page.tsx"));
  return [
    { name: "landing page", bytes: sizeOf(chunksOf(manifest, ["landing.html"])), limit: 20_000 },
    { name: "sign-in and sign-up as served", bytes: sizeOf(chunksOf(manifest, ["account.html"])), limit: 20_000 },
    { name: "app entry, with Relay", bytes: sizeOf(started), limit: 190_000 },
    { name: "dashboard's frame, entry included", bytes: sizeOf(framed), limit: 314_500 },
    ...pages.flatMap(({ src = "" }) => partsOf(manifest, src, open.has(src) ? started : framed)),
  ];
}

/** A page or a later part by what it adds to the chunks that are there `before` it, and all that can be opened on it. */
function partsOf(manifest: Manifest, module: string, before: Set<Chunk>, opener = ""): Bundle[] {
  const added = chunksOf(manifest, [module]).difference(before);
  const name = opener + nameOf(module);
  const later = new Set([...added].flatMap(({ dynamicImports = [] }) => dynamicImports));
  return [
    { name, bytes: sizeOf(added), limit: otherLimits.get(module) ?? step },
    ...[...later].flatMap((part) => partsOf(manifest, part, before.union(added), `${name} > `)),
  ];
}

/** The chunks that modules bring with all that they import statically. */
function chunksOf(manifest: Manifest, modules: string[]): Set<Chunk> {
  const chunks = new Set<Chunk>();
  function visit(key: string) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  for (const module of modules) visit(keyOf(manifest, module));
  return chunks;
}

/** The manifest's key of a module, or of a chunk by the name it has in `scripts/build/manualChunks.ts`. */
function keyOf(manifest: Manifest, module: string): string {
  const key = module in manifest ? module : Object.keys(manifest).find((one) => manifest[one]?.name === module);
  if (key === undefined) throw new Error(`The build has no ${module}`);
  return key;
}

function nameOf(module: string): string {
  return (module.split("/").at(-1) ?? module).replace(/^_|-[\w-]{7}\.js$|\.tsx?$/g, "");
}

function sizeOf(chunks: Set<Chunk>): number {
  return [...chunks].reduce((sum, { file }) => sum + gzipSync(readFileSync(`${build}/${file}`), { level: 9 }).length, 0);
}
