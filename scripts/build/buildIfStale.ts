import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { freshBundle } from "../../gateway/freshBundle.ts";

/** Builds the web client unless dist/web was built from this very source, and the server's bundle unless it was built from its sources. */
const sources = [
  "web/**/*",
  "domain/**/*.ts",
  "schema.graphql",
  "relay.config.js",
  "vite.config.ts",
  "scripts/build/manualChunks.ts",
  "scripts/build/compressAssets.ts",
  "scripts/build/prerenderPages.ts",
  "package-lock.json",
];
const mark = "dist/source.sha256";

const hash = createHash("sha256");
for (const path of sources
  .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .toSorted()) {
  hash.update(path).update(readFileSync(path));
}
const digest = hash.digest("hex");

if (!existsSync("dist/web/index.html") || !existsSync(mark) || readFileSync(mark, "utf8") !== digest) {
  run("npm", ["run", "--silent", "build"]);
  mkdirSync("dist", { recursive: true });
  writeFileSync(mark, digest);
} else if (freshBundle(process.cwd()) === null) {
  run("node", ["scripts/build/buildServer.ts"]);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
