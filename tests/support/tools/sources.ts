import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const root = join(import.meta.dirname, "../../..");
const folders = ["domain", "api", "gateway", "web", "demo", "scripts", "tests", "docs", "examples"];
const generated = ["node_modules/", "__generated__/", "docs/schema-released.graphql", "schema.graphql", "package-lock.json"];

export type Source = { file: string; text: string };

/** The project's own text files, generated ones excluded, with paths from the root. Reads the directory, so new files count too. */
export function ownSources(): Source[] {
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name)).replaceAll("\\", "/")),
  );
  const atTop = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return [...below, ...atTop]
    .filter((file) => /(?:\.(?:tsx?|js|css|typ|md|ya?ml|json)|Containerfile)$/.test(file))
    .filter((file) => !generated.some((part) => file.includes(part)))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

/** What a source says to its readers: the comments of a program, the whole text of everything else. */
export function proseOf({ file, text }: Source): string {
  if (!/\.(?:tsx?|js)$/.test(file)) return text;
  return parseSync(file, text)
    .comments.map(({ value }) => value)
    .join("\n");
}
