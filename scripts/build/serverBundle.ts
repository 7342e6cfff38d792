import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { stampOf, type FileStamp } from "../../gateway/freshBundle.ts";

/** Modules that start processes and threads, by the name of their bundled entry. */
export type Entries = Record<string, string>;

/**
 * Keeps what the server's own modules know of their place: `import.meta` of a bundled module is the source's, relative to the bundle, so that
 * a built tree can be moved. The address of another entry becomes that entry's bundle. Records a stamp of each file that it reads.
 */
export function keepPlaces({ root, depth, entries, stamps }: { root: string; depth: number; entries: Entries; stamps: Map<string, FileStamp> }): Plugin {
  const up = "../".repeat(depth);
  const bundled = new Map(Object.entries(entries).map(([name, path]) => [path, name]));
  const isOwn = (id: string) => id.startsWith(`${root}${sep}`) && !id.includes("node_modules") && id.endsWith(".ts");

  return {
    name: "keep-places",
    enforce: "pre",
    load(id) {
      if (!isOwn(id)) return null;
      const path = relative(root, id).split(sep).join("/");
    },
  };
}
