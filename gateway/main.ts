import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { readConfig } from "./config.ts";

/** Starts Lading as the environment says, and ends it on SIGTERM. Mistakes are told one line each. */
async function main(): Promise<void> {
  const { config, mistakes } = readConfig(process.env);
  if (mistakes.length > 0) return refuse(mistakes);
  // Compiled code is kept from one start to the next, which makes the next one much quicker. That works for what is
  // imported from here on: hence these imports inside.
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/lading"));
  try {
    const [{ start }, { openApi }] = await Promise.all([import("./server.ts"), import("../api/app.ts")]);
    const running = await start(config, openApi);
    console.log(`${config.site.productName} is at ${config.publicUrl || running.url}`);
    if (!config.publicUrl && (config.host === "0.0.0.0" || config.host === "::")) {
      console.warn(`PUBLIC_URL is not set: links to files will say ${running.url}`);
    }
    flushCompileCache();
    const stop = () => void running.close().then(() => process.exit(0));
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    refuse([error instanceof Error ? error.message : String(error)]);
  }
}

/** Says why there is no start, one line each, and ends the process. */
function refuse(lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exit(1);
}

await main();
