import { spawnSync } from "node:child_process";

/** The long form of what the suite shows in short: 200 kills under load, and 1,200 rounds of mixed work. About ten minutes. */
const files = ["tests/trust/killLoop.test.ts", "tests/trust/flat.test.ts"];
const { status } = spawnSync("vitest", ["run", "--project", "trust", "--no-file-parallelism", ...files, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { KILLS: "200", ROUNDS: "150", ...process.env },
});
process.exitCode = status ?? 1;
