import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../gateway/schema.ts";

const file = new URL("../schema.graphql", import.meta.url);
const printed = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
const isCheck = process.argv.includes("--check");

if (!isCheck) {
  await writeFile(file, printed);
} else if ((await readFile(file, "utf8")) !== printed) {
  console.error("schema.graphql is not what the code says: run npm run schema");
  process.exitCode = 1;
}
