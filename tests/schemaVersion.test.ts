import { buildSchema, findBreakingChanges } from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aGateway } from "./support/gateway/aGateway.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test("schemaVersion is the package's version, told without a session", async () => {
  const { ask, rest } = await aGateway();
  const { version }: { version: string } = JSON.parse(read("package.json"));
  const answer = await ask("{ schemaVersion }", {}, { authorization: "" });
  expect(answer.data).toEqual({ schemaVersion: version });
  expect(rest.calls).toEqual([]);
});

test("a schema that breaks the released one has a newer version, in the number that tells of breaks", async () => {
  const { version }: { version: string } = JSON.parse(read("package.json"));
  const [, released = ""] = /^## (\d+\.\d+\.\d+)$/m.exec(read("CHANGELOG.md")) ?? [];
  const breaks = findBreakingChanges(buildSchema(read("docs/schema-released.graphql")), buildSchema(read("schema.graphql")));
  // Before 1.0 the minor version marks breaking changes, from then on the major one.
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldMajor = 0, oldMinor = 0] = released.split(".").map(Number);
  const isRaised = major > oldMajor || (major === 0 && minor > oldMinor);
  expect(released).not.toBe("");
  expect([breaks.length > 0, isRaised]).toEqual([breaks.length > 0, breaks.length > 0 || isRaised]);
});
