import { readFileSync } from "node:fs";
import { unannouncedChanges } from "./schemaChanges.ts";

/** Fails if a change breaks the released schema and CHANGELOG.md does not announce it. */
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const changes = unannouncedChanges(read("docs/schema-released.graphql"), read("schema.graphql"), read("CHANGELOG.md"));
for (const change of changes) console.error(change);
process.exitCode = changes.length > 0 ? 1 : 0;
