import { mkdtempSync, mkdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { freshBundle, manifestPath } from "../../gateway/freshBundle.ts";
import { collectStamps } from "../../scripts/build/serverStamps.ts";

const entry = "dist/server/a1/runServer.js";
const source = "gateway/a.ts";
const longAgo = 1_700_000_000;
const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A tree with one source that was last changed long ago, and the bundle that was built from it. */
function aBuiltTree(): string {
  const root = mkdtempSync(join(tmpdir(), "lading-bundle-"));
  roots.push(root);
  write(root, source, "export const a = 1;");
  write(root, entry, "const a = 1;");
  build(root);
  return root;
}

function build(root: string): void {
  const stamps = collectStamps(root);
  stamps.read(source);
  stamps.add(entry);
  write(root, manifestPath, JSON.stringify({ entry, files: stamps.all() }));
}

function write(root: string, path: string, content: string, second = longAgo): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  utimesSync(join(root, path), second, second);
}

test("a bundle is started while it is of the tree's very sources", () => {
  const root = aBuiltTree();
  expect(freshBundle(root)).toBe(pathToFileURL(join(root, entry)).href);
});

test.each([
  ["another size", "export const a = 10;", longAgo],
  ["the same size", "export const a = 2;", longAgo + 60],
])("a source that was changed to %s is run itself", (_name, content, second) => {
  const root = aBuiltTree();
  write(root, source, content, second);
  expect(freshBundle(root)).toBe(null);
});

test("a source that was changed in the second of its build is run itself", () => {
  const root = aBuiltTree();
  const now = Math.floor(Date.now() / 1_000);
  write(root, source, "export const a = 1;", now);
  build(root);
  write(root, source, "export const a = 2;", now);
  expect(freshBundle(root)).toBe(null);
});

test("a source that is missing lets the sources run, which say what is missing", () => {
  const root = aBuiltTree();
  rmSync(join(root, source));
  expect(freshBundle(root)).toBe(null);
});

test("a copy of the tree whose files have other times starts its bundle", () => {
  const root = aBuiltTree();
  for (const path of [source, entry]) utimesSync(join(root, path), longAgo + 60, longAgo + 60);
  expect(freshBundle(root)).toBe(pathToFileURL(join(root, entry)).href);
});

test.each([manifestPath, entry])("a truncated %s lets the sources run", (path) => {
  const root = aBuiltTree();
  truncateSync(join(root, path), statSync(join(root, path)).size - 2);
  expect(freshBundle(root)).toBe(null);
});

test("a tree without a bundle, or with a manifest of another kind, runs its sources", () => {
  const root = aBuiltTree();
  for (const manifest of ["{}", "null", "[]", JSON.stringify({ entry, files: [] }), JSON.stringify({ entry: source, files: [[entry]] })]) {
    write(root, manifestPath, manifest);
    expect([manifest, freshBundle(root)]).toEqual([manifest, null]);
  }
  rmSync(join(root, manifestPath));
  expect(freshBundle(root)).toBe(null);
});
