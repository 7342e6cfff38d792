import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "vite";
import { digestOf, manifestPath, type BundleManifest } from "../../gateway/freshBundle.ts";
import { keepPlaces } from "./keepPlaces.ts";
import { collectStamps } from "./serverStamps.ts";

/**
 * Bundles the server and the processes that it starts, so that a start reads a few files instead of thousands (ADR-0151). Each bundle has
 * a folder that is named after its content, and the manifest is renamed into place: a running server keeps its files, and two builds at the
 * same time do not disturb each other.
 */
const root = join(import.meta.dirname, "../..");
const home = join(root, dirname(manifestPath));
const entries = {
  runServer: "gateway/runServer.ts",
  renderProcess: "api/document/render/renderProcess.ts",
  readProcess: "api/documentSearch/index/readProcess.ts",
  pdfCheckProcess: "api/attachment/pdfCheckProcess.ts",
  mergeProcess: "api/attachment/mergeProcess.ts",
  readTableProcess: "api/import/table/readTableProcess.ts",
  watchdog: "api/workerProcess/watchdog.ts",
};
/** Packages that are native, are loaded by few installations, or look for their own files. */
const external = ["nodemailer", "pg", "pg-cursor", "pino", "sharp", "unpdf"];
const externalScopes = /^@(?:aws-sdk|myriaddreamin|opentelemetry\/(?!api$))/;
const conditions = ["module-sync", "node", "import"];

const making = join(home, `making-${process.pid}`);
mkdirSync(making, { recursive: true });
try {
  const stamps = collectStamps(root);
  const outputs = await bundle(making, stamps);
  const name = digestOf(outputs.map((file) => `${file}\0${readFileSync(join(making, file), "utf8")}`).join("\0")).slice(0, 12);
  publish(making, join(home, name));
  const folder = `${dirname(manifestPath)}/${name}`;
  for (const file of outputs) stamps.add(`${folder}/${file}`);
  const before = currentFolder();
  writeManifest({ entry: `${folder}/runServer.js`, files: stamps.all() });
  removeOthers([name, before]);
  console.log(`The server's bundle is in ${folder}`);
} finally {
  rmSync(making, { recursive: true, force: true });
}

/** Writes the bundle into a folder and returns the names of its files. */
async function bundle(folder: string, stamps: ReturnType<typeof collectStamps>): Promise<string[]> {
  const tools = [
    "gateway/freshBundle.ts",
    "package.json",
    "scripts/build/buildServer.ts",
    "scripts/build/keepPlaces.ts",
    "scripts/build/serverStamps.ts",
  ];
  for (const path of tools) stamps.read(path);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [keepPlaces({ root, folder: "dist/server/bundle", entries, stamps })],
    ssr: { noExternal: true, external, resolve: { conditions, externalConditions: conditions } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: "node24",
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
        external: externalScopes,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          // Lines, names and the sources' paths stay, so that a logged stack leads back. Plain ASCII is read faster and held in half the memory.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true, legalComments: "none" } },
        },
      },
    },
  });
  return readdirSync(folder).toSorted();
}

/** Gives a finished folder its name, unless the same build is there. */
function publish(made: string, place: string): void {
  try {
    renameSync(made, place);
  } catch (error) {
    if (readdirSync(place, { encoding: "utf8" }).length === 0) throw error;
  }
}

/** Returns the folder of the last build; null before the first. */
function currentFolder(): string | null {
  try {
    return basename(dirname(JSON.parse(readFileSync(join(root, manifestPath), "utf8")).entry));
  } catch {
    return null;
  }
}

function writeManifest(manifest: BundleManifest): void {
  const written = `${making}.json`;
  writeFileSync(written, JSON.stringify(manifest));
  renameSync(written, join(root, manifestPath));
}

/** Removes older bundles. The last one stays for servers that still run it; the work of another build has another kind of name. */
function removeOthers(kept: (string | null)[]): void {
  const others = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("making-"));
  for (const { name } of others.filter((entry) => !kept.includes(entry.name))) rmSync(join(home, name), { recursive: true, force: true });
}
