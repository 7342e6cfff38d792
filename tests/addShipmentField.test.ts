import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");
const copied = ["api", "demo", "domain", "examples", "gateway", "scripts", "tests", "web"];
const files = ["package.json", "relay.config.js", "schema.graphql", "tsconfig.json", "vitest.config.ts"];

/** What a text field of a shipment needs, file by file: a piece of text, and what follows it with the new field. */
const migration = `import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("shipments").addColumn("voyage", "text", (column) => column.notNull().defaultTo("")).execute();
}
`;
const definition = `  voyage: {
    label: "Voyage",
    type: "text",
    description: "The vessel's voyage; empty if unknown.",
    example: "V.214",
    history: "voyage",
    merge: "route.voyage",
  },
`;
const insertions: Record<string, [before: string, added: string][]> = {
  "domain/shipment/fields/shipmentFields.ts": [["  portOfLoading: {\n", definition]],
  "api/db/migrate.ts": [
    ["\n/**\n * Every migration", 'import * as voyage from "./migrations/shipment/9999-voyage.ts";\n'],
    ["};\n", '  "9999-voyage": voyage,\n'],
  ],
  "web/shipment/form/sections/LocationSection.tsx": [['<TextField path="vessel" />', '<TextField path="voyage" />\n        ']],
  "web/shipment/form/values/shipmentValues.ts": [["    vessel\n", "    voyage\n"]],
  "web/shipment/detail/sections/DetailShipping.tsx": [
    ["        vessel\n", "        voyage\n"],
    ["          { label: shipmentFields.vessel.label", "          { label: shipmentFields.voyage.label, value: data.voyage },\n"],
  ],
};

test("a text field of a shipment is added in at most six files besides the generated ones (ADR-0076)", async () => {
  const copy = mkdtempSync(join(tmpdir(), "lading-field-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of [...copied, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  writeFileSync(join(copy, "api/db/migrations/shipment/9999-voyage.ts"), migration);
  for (const [file, pieces] of Object.entries(insertions)) {
    const before = readFileSync(join(copy, file), "utf8");
    const after = pieces.reduce((text, [piece, added]) => {
      expect(text.split(piece).length, `${file} has ${piece}`).toBeGreaterThan(1);
      return text.replace(piece, () => added + piece);
    }, before);
    writeFileSync(join(copy, file), after);
  }
  expect(Object.keys(insertions).length + 1).toBeLessThanOrEqual(6);

  await run(copy, "scripts/printSchema.ts");
  await run(copy, "node_modules/relay-compiler/cli.js", "--noWatchman");
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(narrow(copy)));
  await run(copy, "node_modules/typescript/bin/tsc", "--noEmit");
  const said = await run(copy, "node_modules/vitest/vitest.mjs", "run", "--project", "node", "--reporter=verbose", "fieldDefinitions");
  // The trail, the merge field, the schema, the copy, and OpenAPI.
  expect(said.match(/voyage of shipment/g)).toHaveLength(5);
}, 400_000);

/** The rooms' type check without the tests'. */
function narrow(copy: string): object {
  const config = JSON.parse(readFileSync(join(copy, "tsconfig.json"), "utf8"));
  return { ...config, include: ["api", "domain", "gateway", "web"] };
}

/** Runs a program of the copy and returns its output; throws what a failed one says. */
function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { TEST_REPORT: _report, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(cwd, program), ...args], { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout + stderr);
      else reject(new Error(`${program}: ${stdout}${stderr}`));
    });
  });
}
