import { posix } from "node:path";
import type { Plugin } from "vite";
import { pathBelow, type Stamps } from "./serverStamps.ts";

export type KeepPlacesOptions = {
  root: string;
  /** The bundle's folder below the root. */
  folder: string;
  /** The modules that have a bundle, by its name. */
  entries: Record<string, string>;
  stamps: Stamps;
};

/**
 * Lets bundled modules find what they find by their place: `import.meta` becomes that of the source, relative to the bundle, so that a built
 * tree can be moved. The address of another entry becomes the address of its bundle. Stamps each source, and the package of each other file.
 */
export function keepPlaces({ root, folder, entries, stamps }: KeepPlacesOptions): Plugin {
  const bundles = new Map(Object.entries(entries).map(([name, path]) => [path, `./${name}.js`]));

  function place(source: string, code: string): string {
    const fromBundle = posix.relative(folder, source);
    return code
      .replaceAll(/new URL\("(\.{1,2}\/[^"]+)", import\.meta\.url\)/g, (_whole, target: string) => {
        const path = posix.join(posix.dirname(source), target);
        return `new URL("${bundles.get(path) ?? `${posix.relative(folder, path)}${target.endsWith("/") ? "/" : ""}`}", BUNDLE_URL)`;
      })
      .replaceAll("import.meta.url", `new URL("${fromBundle}", BUNDLE_URL).href`)
      .replaceAll("BUNDLE_URL", "import.meta.url")
      .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${posix.dirname(fromBundle)}")`);
  }

  return {
    name: "keep-places",
    enforce: "pre",
    load(id) {
      const path = pathBelow(root, id.split("?")[0] ?? id);
      if (path.startsWith("../") || id.startsWith("\0")) return null;
      const packagePath = packageFileOf(path);
      if (packagePath !== null) stamps.read(packagePath);
      return path.includes("node_modules/") || !path.endsWith(".ts") ? null : place(path, stamps.read(path));
    },
  };
}

/** The `package.json` of the package that a module is in; null for our own. */
function packageFileOf(path: string): string | null {
  const start = path.lastIndexOf("node_modules/");
  if (start < 0) return null;
  const [first = "", second = ""] = path.slice(start + "node_modules/".length).split("/");
  return `${path.slice(0, start)}node_modules/${first.startsWith("@") ? `${first}/${second}` : first}/package.json`;
}
