import type { TestProject } from "vitest/node";
import { unlimited } from "../servers/product.ts";
import { startTwoProcesses } from "../servers/twoProcesses.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the product that all browser tests of this run drive; undefined: each worker starts one. */
    productUrl: string | undefined;
  }
}

/** With INSTALLATION=two-processes the browser tests drive two processes over PostgreSQL and S3, behind a balancer. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env["INSTALLATION"];
  if (wanted === undefined) return () => Promise.resolve();
  if (wanted !== "two-processes") throw new Error(`INSTALLATION is ${wanted}; there is two-processes`);
  const installation = await startTwoProcesses(unlimited);
  project.provide("productUrl", installation.url);
  return () => installation.stop();
}
