import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";

/** Runs every benchmark, or those whose name contains the given word: `npm run bench -- documents`. */
const word = process.argv[2] ?? "";
const benches = globSync("tests/bench/{*,documents/*}.bench.ts")
  .filter((file) => basename(file).includes(word))
  .toSorted();
if (benches.length === 0) console.error(`No benchmark is named like "${word}"`);
const failed = benches.filter((file) => {
  console.log(`\n${file}`);
  return spawnSync("node", ["--expose-gc", file], { stdio: "inherit" }).status !== 0;
});
process.exitCode = benches.length === 0 || failed.length > 0 ? 1 : 0;
