import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const sources = [
  "web/**/*",
  "domain/**/*.ts",
  "schema.graphql",
  "relay.config.js",
  "vite.config.ts",
  "scripts/build/{compressAssets,leaveOutServiceTexts,manualChunks,prerenderPages,webSources}.ts",
  "package-lock.json",
];
const mark = "dist/source.sha256";

/** Whether dist/web of a tree was built from the tree's very sources, by whatever command. */
export function isWebFresh(root: string): boolean {
  return (
    existsSync(join(root, "dist/web/index.html")) &&
    existsSync(join(root, mark)) &&
    readFileSync(join(root, mark), "utf8") === digestOf(root)
  );
}

/** Notes from which sources a build was made, once all of it is written; a build that fails leaves no note. */
export function markWebSources(root: string): Plugin {
  let digest = "";
  let isWritten = false;
  return {
    name: "mark-web-sources",
    apply: "build",
    buildStart() {
      rmSync(join(root, mark), { force: true });
      digest = digestOf(root);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        if (isWritten) writeFileSync(join(root, mark), digest);
      },
    },
  };
}

function digestOf(root: string): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(root, join(parentPath, name))).toSorted();
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}
