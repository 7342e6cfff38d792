import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview, type InlineConfig } from "vite";
import type { SheetPage } from "./sheetPage.ts";

const root = join(import.meta.dirname, "peers");
/** Glide draws on a canvas: its cells are there once there is ink. */
const canvas = 'canvas[data-testid="data-grid-canvas"]';

/** Builds the peers' pages and serves them; answers where, and how they are measured. */
export async function startPeers(rows: number, columns: number): Promise<{ pages: SheetPage[]; stop: () => Promise<void> }> {
  if (!existsSync(join(import.meta.dirname, "node_modules")))
    spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: import.meta.dirname, stdio: "inherit" });
  const pages = { ag: join(root, "ag.html"), glide: join(root, "glide.html") };
  const outDir = join(import.meta.dirname, "dist");
  const shared: InlineConfig = { root, configFile: false, logLevel: "error", plugins: [react()] };
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: "esnext", rolldownOptions: { input: pages } } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const url = (name: string) => `${address}${name}.html?rows=${rows}&columns=${columns}`;
  return {
    pages: [
      {
        name: "AG Grid",
        url: url("ag"),
        scroller: ".ag-grid-viewport, .ag-body-viewport",
        sideways: ".ag-grid-viewport, .ag-center-cols-viewport",
        cell: ".ag-cell",
        edge: ".ag-header-cell-resize",
        root: "#root",
        opening: "Enter",
      },
      {
        name: "Glide",
        url: url("glide"),
        scroller: ".dvn-scroller",
        canvas,
        at: { x: 420, y: 330 },
        edgeAt: { x: 417, y: 16 },
        root: "#root",
        opening: "Enter",
      },
    ],
    stop: () => server.close(),
  };
}
