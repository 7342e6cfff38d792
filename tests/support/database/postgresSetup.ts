import type { TestProject } from "vitest/node";
import { migratedTemplate } from "./postgresDatabase.ts";
import { startPostgres } from "./postgresServer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of this run of the api's tests; undefined: the embedded database. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for a whole run, with a migrated database that each service under test gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await migratedTemplate(server.url);
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
