import { spawnSync } from "node:child_process";

/**
 * Long runs of what the suite tests briefly. Without a name: 200 kills under load, then 1,200 rounds of mixed work, about ten
 * minutes. `hostile`: ten minutes of attacks next to an honest user, half of them with the rate limits off.
 */
const [mode, ...rest] = process.argv.slice(2);
const isHostile = mode === "hostile";
if (mode !== undefined && !isHostile && !mode.startsWith("-")) {
  console.error(`There is no soak "${mode}": npm run soak, or npm run soak -- hostile`);
  process.exit(1);
}
const options = isHostile ? rest : process.argv.slice(2);

function run(files: string[], settings: Record<string, string>): boolean {
  const { status } = spawnSync(
    "vitest",
    ["run", "--project", "trust", "--project", "attacks", "--no-file-parallelism", ...files, ...options],
    {
      stdio: "inherit",
      env: { ...settings, ...process.env },
    },
  );
  return status === 0;
}

const outcomes = isHostile
  ? ["on", "off"].map((limits) => run(["tests/trust/attacks/hostile.test.ts"], { HOSTILE_SECONDS: "300", HOSTILE_LIMITS: limits }))
  : [run(["tests/trust/durability/killLoop.test.ts", "tests/trust/flat.test.ts"], { KILLS: "200", ROUNDS: "150" })];
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
