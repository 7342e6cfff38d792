import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

type Manifest = Record<string, { file: string; name?: string; src?: string; isDynamicEntry?: boolean; imports?: string[] }>;

/** What a browser loads for one step of the way through the product, in gzipped bytes of JavaScript, and what it may be. */
export type Bundle = { name: string; bytes: number; limit: number };

const build = "dist/web";
/** What is there before a page of the dashboard comes: the app, the frame around all signed-in pages, the dashboard's frame. */
const shell = ["index.html", "shell/SignedInLayout.tsx", "shell/Shell.tsx", "ui/Toasts.tsx", "session/loadUserInfo.ts"];

/** The landing page, the app's entry, and each route by what it adds to the dashboard's frame. Throws when the web is not built. */
export function readBundles(): Bundle[] {
  const path = `${build}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error("The web client is not built: run npm run build");
  // Vite writes the manifest in this form.
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const before = filesOf(manifest, shell);
  const pages = Object.values(manifest).filter(({ src, isDynamicEntry }) => isDynamicEntry && src?.endsWith("Page.tsx"));
  return [
    { name: "landing page", bytes: sizeOf(filesOf(manifest, ["landing.html"])), limit: 20_000 },
    { name: "app entry", bytes: sizeOf(filesOf(manifest, ["index.html"])), limit: 190_000 },
    ...pages.map(({ src = "" }) => ({ name: src, bytes: sizeOf(filesOf(manifest, [src]).difference(before)), limit: 40_000 })),
  ];
}

/** The script files that modules bring with all that they import statically. */
function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  function visit(key: string) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    if (visited.has(key)) return;
    visited.add(key);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  for (const module of modules) visit(keyOf(manifest, module));
  return files;
}

/** A module's key in the manifest; one that shares its file with others stands there under the file's name. */
function keyOf(manifest: Manifest, module: string): string {
  const name = module
    .split("/")
    .at(-1)
    ?.replace(/\.tsx?$/, "");
  const key = module in manifest ? module : Object.keys(manifest).find((one) => manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no ${module}`);
  return key;
}

function sizeOf(files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${build}/${file}`), { level: 9 }).length, 0);
}
