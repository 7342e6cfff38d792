import { readFileSync } from "node:fs";

/** The lock file must install from whatever registry a machine uses: it holds no addresses. */
const addresses = readFileSync("package-lock.json", "utf8").match(/"resolved": "https?:[^"]*"/g) ?? [];
if (addresses.length > 0) console.error(`package-lock.json holds ${addresses.length} registry addresses, such as ${addresses[0]}`);
process.exitCode = addresses.length > 0 ? 1 : 0;
