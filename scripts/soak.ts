import { spawnSync } from "node:child_process";

/** The long form of what the suite shows in short: 200 kills under load. Takes about a quarter of an hour. */
const { status } = spawnSync("vitest", ["run", "--project", "trust", "tests/trust/killLoop.test.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { KILLS: "200", ...process.env },
});
process.exitCode = status ?? 1;
