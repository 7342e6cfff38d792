import { readFileSync } from "node:fs";
import { unannouncedChanges } from "./schemaChanges.ts";

/** Whoever built on the released schema must not be surprised: what breaks it is announced. */
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const changes = unannouncedChanges(read("docs/schema-released.graphql"), read("schema.graphql"), read("CHANGELOG.md"));
for (const change of changes) console.error(change);
process.exitCode = changes.length > 0 ? 1 : 0;
