import { readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { digestOf, secondOf, type FileStamp } from "../../gateway/freshBundle.ts";

/** Stamps of the files that a build reads and writes, each once. */
export type Stamps = {
  /** Stamps a source and returns its content. */
  read: (path: string) => string;
  /** Stamps a file of the bundle, which nobody edits. */
  add: (path: string) => void;
  all: () => FileStamp[];
};

/** A change within these milliseconds before the build, or during it, may not show in a file's time. */
const unclearMilliseconds = 2_000;

/** Collects stamps of files below `root`. Create it before the build reads its first file. */
export function collectStamps(root: string): Stamps {
  const clearBefore = Date.now() - unclearMilliseconds;
  const stamps = new Map<string, FileStamp>();
  function stamp(path: string, clear: number): string {
    const { size, mtimeMs } = statSync(join(root, path));
    const content = readFileSync(join(root, path));
    stamps.set(path, [path, size, mtimeMs < clear ? secondOf(mtimeMs) : null, digestOf(content)]);
    return content.toString("utf8");
  }
  return {
    read: (path) => stamp(path, clearBefore),
    add: (path) => void stamp(path, Infinity),
    all: () => [...stamps.values()].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  };
}

/** A file's path below `root`, with slashes on every system. */
export function pathBelow(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}
