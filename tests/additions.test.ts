import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type Addition, type ProjectCopy } from "./support/additions/addition.ts";
import { bankLetter } from "./support/additions/bankLetter.ts";
import { voyageField } from "./support/additions/voyageField.ts";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = copyProject();
  for (const addition of [voyageField, bankLetter]) copy.add(addition);
  await copy.run("scripts/build/printSchema.ts");
});
afterAll(() => copy?.remove());

function filesOf({ files, insertions }: Addition): string[] {
  return [...Object.keys(files), ...Object.keys(insertions)];
}

test("a text field of a shipment is added in at most six files besides the generated ones (ADR-0076)", async () => {
  expect(filesOf(voyageField).length).toBeLessThanOrEqual(6);
  const said = await copy.run("node_modules/vitest/vitest.mjs", "run", "--project", "node", "--reporter=verbose", "fieldDefinitions");
  // The trail, the merge field, the schema, the copy, and OpenAPI.
  expect(said.match(/voyage of shipment/g)).toHaveLength(5);
});

test("a document of another kind is added by at most six files: definition, model, template, one line each in two lists, and its test", async () => {
  expect(filesOf(bankLetter).length).toBeLessThanOrEqual(6);
  expect((await copy.run("tests/document/bankLetter.ts")).trim()).toBe("pdf");
});

test("what is added leaves all rooms and its own test free of type errors: no exhaustive switch, no record of kinds or fields lacks it", async () => {
  await copy.run("node_modules/relay-compiler/cli.js", "--noWatchman");
  const include = ["api", "domain", "gateway", "web", "tests/document/bankLetter.ts"];
  copy.write("tsconfig.narrow.json", JSON.stringify({ extends: "./tsconfig.json", include }));
  expect(await copy.run("node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1", "-p", "tsconfig.narrow.json")).toBe("");
}, 240_000);
