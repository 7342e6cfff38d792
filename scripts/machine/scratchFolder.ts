import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory that most Linux machines have. */
const memory = "/dev/shm";
/** The tests' databases, files and browsers keep at most a third of this at one time. */
const leastFree = 4 * 1024 ** 3;

/**
 * A folder for what a run of the tests throws away, in memory where there is enough: hundreds of databases wait for the disk at each
 * commit otherwise. TMPDIR wins. It goes when the process ends.
 */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(process.env["TMPDIR"] === undefined && hasRoom() ? memory : tmpdir(), "lading-test-"));
  // PostgreSQL runs as somebody else when the tests run as root, and must get through to its own folder.
  chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastFree;
  } catch {
    return false;
  }
}
