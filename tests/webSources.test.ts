import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { isWebFresh, markWebSources } from "../scripts/build/webSources.ts";

/** A tree with a page of the web client. */
function aTree(): string {
  const root = mkdtempSync(join(tmpdir(), "lading-web-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "web"));
  write(root, "one");
  return root;
}

function write(root: string, words: string): void {
  writeFileSync(join(root, "web/index.html"), `<p>${words}</p>`);
}

/** Builds it as `vite build` does. */
async function buildWeb(root: string, other: Plugin[] = []): Promise<void> {
  const output = { outDir: join(root, "dist/web"), emptyOutDir: true };
  await build({ root: join(root, "web"), configFile: false, logLevel: "silent", build: output, plugins: [...other, markWebSources(root)] });
}

test("a start builds the web client neither after a build nor after a start that built it, but after a change", async () => {
  const root = aTree();
  expect(isWebFresh(root)).toBe(false);
  await buildWeb(root);
  expect(isWebFresh(root)).toBe(true);
  write(root, "two");
  expect(isWebFresh(root)).toBe(false);
  await buildWeb(root);
  write(root, "one");
  expect(isWebFresh(root)).toBe(false);
});

test("a build that fails at its end is made again", async () => {
  const root = aTree();
  await buildWeb(root);
  const failing: Plugin = { name: "failing", closeBundle: () => Promise.reject(new Error("The disk is full")) };
  await expect(buildWeb(root, [failing])).rejects.toThrow("The disk is full");
  expect(isWebFresh(root)).toBe(false);
});
