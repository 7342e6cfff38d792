import { expect, test } from "vitest";
import { findDroppedPhrases } from "../scripts/checks/prose.ts";

const phrasesOf = (path: string, content: string) => findDroppedPhrases(path, content).map(({ line, phrase }) => `${line} ${phrase}`);

test("dropped phrases are found in comments and published descriptions of code, not in its other strings", () => {
  const code = `const word = "told";
// Whoever reads this.
export const field = t.string({ description: "The key, told once." });
z.string().describe("What it tells of.");
/** Made
 * anew. */
export const last = word;`;
  expect(phrasesOf("a.ts", code)).toEqual(["2 Whoever", "3 told", "4 tells of", "6 anew"]);
});

test("dropped phrases are found in the text of other files, not in their code", () => {
  expect(phrasesOf("a.md", "Made anew, `told`.\n```\nbeside\n```\nIt stands in a row; it stands in for another.\n")).toEqual([
    "1 anew",
    "5 stands in",
  ]);
  expect(phrasesOf("a.css", ".told { }\n/* beside\n the other */ .anew { }")).toEqual(["2 beside"]);
  expect(phrasesOf("a.graphql", 'type told {\n  """Worked out."""\n  beside: Int\n}')).toEqual(["2 Worked out"]);
});
