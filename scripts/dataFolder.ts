import { resolve } from "node:path";

/** The data directory that the environment names, as the server reads it: a blank DATA_DIR is none. */
export function dataFolder(): string {
  return resolve(process.env["DATA_DIR"]?.trim() || "./data");
}

/** Ends the program with one line. */
export function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** The member of a backup that lists the contents which were lost before it was taken, a path in each line. */
export const lostList = "lost-files";
