import { spawnSync } from "node:child_process";
import { freshBundle } from "../../gateway/freshBundle.ts";
import { isWebFresh } from "./webSources.ts";

/** Builds the web client unless dist/web was built from this very source, and the server's bundle unless it was built from its sources. */
if (!isWebFresh(process.cwd())) run("npm", ["run", "--silent", "build"]);
else if (freshBundle(process.cwd()) === null) run("node", ["scripts/build/buildServer.ts"]);

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
