import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const list = /signedOutOperations = new Set\(\[([^\]]*)\]/.exec(readFileSync("web/relay/network/fetchGraphQL.ts", "utf8"))?.[1] ?? "";
const sentSignedOut = new Set([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name));

const files = globSync("web/linkVisit/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
const operations = files.flatMap((text) => [...text.matchAll(/graphql`\s*(?:query|mutation) (\w+)/g)].map(([, name]) => name));

test("there are operations of share links", () => {
  expect(operations.length).toBeGreaterThanOrEqual(5);
});

test.each(operations)("%s of a share link's visitor is sent without a session", (name) => {
  expect(sentSignedOut).toContain(name);
});
