import { chownSync } from "node:fs";

/** This user has no rights but those of everybody. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Options of a process that root's rights would hide something from; its own user's where that is not root. */
export const unprivileged = isRoot ? { uid: nobody, gid: nobody } : {};

/** Gives a file or folder to the user of `unprivileged`. */
export function giveToUnprivileged(path: string): void {
  if (isRoot) chownSync(path, nobody, nobody);
}
