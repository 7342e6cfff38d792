import type { TestProject } from "vitest/node";
import { unlimited } from "../servers/product.ts";
import { startSeparateService } from "../servers/separateService.ts";
import { startTwoProcesses } from "../servers/twoProcesses.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the product that all browser tests of this run drive; undefined: each worker starts one. */
    productUrl: string | undefined;
  }
}

/** What INSTALLATION may name: two processes over PostgreSQL and S3, and a gateway over the service of another process. */
const installations: Record<string, (settings: Record<string, string>) => Promise<{ url: string; stop(): Promise<void> }>> = {
  "two-processes": startTwoProcesses,
  "separate-service": startSeparateService,
};

/** With INSTALLATION the browser tests drive that installation instead of an embedded one of each worker. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env["INSTALLATION"];
  if (wanted === undefined) return () => Promise.resolve();
  const start = installations[wanted];
  if (!start) throw new Error(`INSTALLATION is ${wanted}; there are ${Object.keys(installations).join(" and ")}`);
  // A scene sends to a webhook of this machine.
  const installation = await start({ ...unlimited, WEBHOOKS_TO_LOOPBACK: "on" });
  project.provide("productUrl", installation.url);
  return () => installation.stop();
}
