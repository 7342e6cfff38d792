import { describe, expect, test } from "vitest";
import { unannouncedChanges } from "../scripts/checks/schemaChanges.ts";

const released = `
  directive @mark(colour: String) on FIELD
  interface Named { name: String }
  type Query implements Named { name: String list(first: Int): [Item] old: Int }
  type Item { id: ID! kind: Kind! }
  type Gone { a: Int }
  type Kept { gone: Gone }
  enum Kind { A B }
  input Wish { text: String }
`;

const changes: [what: string, change: (sdl: string) => string, coordinate: string][] = [
  ["a field that is gone", (sdl) => sdl.replace("old: Int", ""), "Query.old"],
  ["a field of another type", (sdl) => sdl.replace("kind: Kind!", "kind: Kind"), "Item.kind"],
  ["a type that is gone", (sdl) => sdl.replace("type Gone { a: Int }", "scalar Other").replace("gone: Gone", "gone: Other"), "Gone"],
  ["an argument that is gone", (sdl) => sdl.replace("(first: Int)", ""), "Query.list(first:)"],
  ["an argument that is required now", (sdl) => sdl.replace("first: Int", "first: Int, by: Int!"), "Query.list(by:)"],
  ["an enum value that is gone", (sdl) => sdl.replace("{ A B }", "{ A }"), "Kind.B"],
  ["an input field that is required now", (sdl) => sdl.replace("text: String", "text: String! more: Int!"), "Wish.more"],
  ["an interface that is gone", (sdl) => sdl.replace("implements Named ", ""), "Query"],
  ["a directive that is gone", (sdl) => sdl.replace("directive @mark(colour: String) on FIELD", ""), "@mark"],
  ["a kind that is another one", (sdl) => sdl.replace("input Wish { text: String }", "scalar Wish"), "Wish"],
];

const changelog = (unreleased: string) =>
  `# Changes\n\n## Unreleased\n\n${unreleased}\n\n## 0.1.0\n\n- \`Query.old\` and \`Item.kind\` are new.\n`;

describe("what breaks the released schema", () => {
  test.each(changes)("is refused while the changelog says nothing of it: %s", (_what, change, coordinate) => {
    const current = change(released);
    expect(current).not.toBe(released);
    expect(unannouncedChanges(released, current, changelog("- Something else.")).join(" ")).toContain(`\`${coordinate}\``);
  });

  test.each(changes)("is let through when its coordinate is announced: %s", (_what, change, coordinate) => {
    const told = unannouncedChanges(
      released,
      change(released),
      changelog(`- \`${coordinate}\` changes, \`Wish.text\` and \`Kept.gone\` too.`),
    );
    expect(told).toEqual([]);
  });

  test("is nothing that is only added, and nothing where there is no change", () => {
    expect(unannouncedChanges(released, `${released} type More { a: Int }`, "")).toEqual([]);
    expect(unannouncedChanges(released, released.replace("old: Int", "old: Int new(a: Int): Int"), changelog(""))).toEqual([]);
  });
});
