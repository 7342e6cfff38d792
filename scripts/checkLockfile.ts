import { globSync, readFileSync } from "node:fs";

/** Lock files must install from whatever registry a machine uses: they hold no addresses. */
const files = globSync("**/package-lock.json", { exclude: (name) => name === "node_modules" });
for (const file of files) {
  const addresses = readFileSync(file, "utf8").match(/"resolved": "https?:[^"]*"/g) ?? [];
  if (addresses.length === 0) continue;
  console.error(`${file} holds ${addresses.length} registry addresses, such as ${addresses[0]}`);
  process.exitCode = 1;
}
