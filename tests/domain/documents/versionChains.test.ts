import { expect, test } from "vitest";
import { versionChains } from "#domain/documents/versionChains.ts";

type File = { id: string; former?: string; later?: string };

function chains(files: File[]): string[] {
  const found = versionChains(files, { former: ({ former }) => former, later: ({ later }) => later });
  return found.map((chain) => chain.map(({ id }) => id).join(" "));
}

test("a document's newest version is followed by its older ones, and other files stay in their order (R-530)", () => {
  const files = [{ id: "a1", later: "a2" }, { id: "upload" }, { id: "a2", former: "a1", later: "a3" }, { id: "a3", former: "a2" }];
  expect(chains(files)).toEqual(["upload", "a3 a2 a1"]);
});

test("a version whose newer one is not loaded is shown", () => {
  expect(chains([{ id: "a1", later: "a2" }])).toEqual(["a1"]);
});
