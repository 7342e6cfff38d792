import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../../gateway/graphql/createSchema.ts";
import { exampleTypes, exampleTypesFile } from "./exampleTypes.ts";

/** Writes `schema.graphql` and the types that the TypeScript example has of it; with --check says which of them is out of date. */
const schema = lexicographicSortSchema(createSchema());
const sdl = `${printSchema(schema)}\n`;
const files: [file: URL, text: string][] = [
  [new URL("../../schema.graphql", import.meta.url), sdl],
  [exampleTypesFile, await exampleTypes(schema, sdl)],
];

for (const [file, text] of files) {
  if (!process.argv.includes("--check")) {
    await writeFile(file, text);
  } else if ((await readFile(file, "utf8")) !== text) {
    console.error(`${file.pathname.split("/").at(-1)} is not what the code says: run npm run schema`);
    process.exitCode = 1;
  }
}
