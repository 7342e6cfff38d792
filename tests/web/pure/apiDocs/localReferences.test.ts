import { expect, test } from "vitest";
import { localReferences } from "../../../../web/apiDocs/localReferences.ts";

const { resolveSubtree } = localReferences.fn;
const line = { $ref: "#/components/schemas/Line" };
const document = {
  paths: { "/a/{b}": { get: { body: { $ref: "#/paths/~1a~1%7Bb%7D/get/other", description: "Said here" }, other: { type: "string" } } } },
  components: { schemas: { Line: { parts: [line, { name: "x" }] } } },
};

test("a call of the REST reader has what its references name, and what is said beside them", async () => {
  const { spec, errors } = await resolveSubtree(document, ["paths", "/a/{b}", "get"]);
  expect(spec).toEqual({ body: { type: "string", description: "Said here" }, other: { type: "string" } });
  expect(errors).toEqual([]);
});

test("a schema of the REST reader that contains itself ends with its reference", async () => {
  expect((await resolveSubtree(document, ["components", "schemas"])).spec).toEqual({
    Line: { parts: [{ parts: [line, { name: "x" }] }, { name: "x" }] },
  });
});

test("a reference of the REST reader to nothing is nothing", async () => {
  expect((await resolveSubtree({ a: { $ref: "#/b/c" } }, ["a"])).spec).toBeUndefined();
});
