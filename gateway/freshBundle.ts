import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where the manifest of the server's bundle is, below the tree. */
export const manifestPath = "dist/server/manifest.json";

/**
 * A file by its path below the tree, with its size in bytes, the second of its last change, and the SHA-256 of its content. The second is
 * null where it says nothing: the file was changed so shortly before the build that a later change may have the same one.
 */
export type FileStamp = [path: string, size: number, second: number | null, digest: string];

/** The module that starts the server, and all files that the bundle consists of or was built from. */
export type BundleManifest = { entry: string; files: FileStamp[] };

/**
 * Returns the address of the bundled server when it was built from the very sources of this tree, else null (ADR-0151). A file with the
 * size and time of the build is taken as unchanged; of another time, as after a copy or a checkout, its content is compared.
 */
export function freshBundle(root: string): string | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a manifest of another shape throws, or has other files.
    const { entry, files } = JSON.parse(readFileSync(join(root, manifestPath), "utf8")) as BundleManifest;
    const isWhole = files.some(([path]) => path === entry);
    return isWhole && files.every((stamp) => isUnchanged(root, stamp)) ? pathToFileURL(join(root, entry)).href : null;
  } catch {
    return null;
  }
}

function isUnchanged(root: string, [path, size, second, digest]: FileStamp): boolean {
  const file = join(root, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size !== size) return false;
  return secondOf(found.mtimeMs) === second || digestOf(readFileSync(file)) === digest;
}

/** Archives and images keep whole seconds only. */
export function secondOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1_000);
}

export function digestOf(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url");
}
