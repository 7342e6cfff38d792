import { accessSync, constants } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig, type Config } from "../gateway/config.ts";

/** The settings as the server reads them. A mistake ends the program: a misspelt DATABASE_URL would mean the data in `./data`. */
export function settings(): Pick<Config, "dataDir" | "databaseUrl" | "filesUrl"> {
  const { config, mistakes } = readConfig(process.env);
  if (mistakes.length > 0) refuse(mistakes.join("\n"));
  return { ...config, dataDir: resolve(config.dataDir) };
}

/** Ends the program with what is said, usually one line. */
export function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Refuses a data directory whose database is missing or may not be read, and says which. */
export function refuseWithoutDatabase(dataDir: string): void {
  try {
    accessSync(join(dataDir, "lading.sqlite"), constants.R_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    refuse(reason.startsWith("ENOENT") ? `There is no database in ${dataDir}.` : `The database in ${dataDir} cannot be read: ${reason}`);
  }
}

/** Refuses any argument of a program that takes none, such as `--help`, before it does anything. */
export function refuseArguments(name: string): void {
  if (process.argv.length > 2) refuse(`npm run ${name} takes no arguments; docs/configuration.md names its settings.`);
}

/** Lets a signal end the program with one line, once `clear` has deleted what is half done. */
export function refuseOnSignal(clear: () => void, reason: string): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      clear();
      refuse(reason);
    });
  }
}

/** The member of a backup that lists the contents which were lost before it was taken, a path in each line. */
export const lostList = "lost-files";
