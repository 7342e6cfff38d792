import { globSync, readFileSync } from "node:fs";
import { z } from "zod";

/**
 * Lock files must install from any registry, so they hold no addresses; and they must install only what was locked,
 * so every package that is downloaded has its checksum. npm 12 carries out the install scripts that `allowScripts` decides; without the
 * addresses it takes no `name@version` there, so each package with a script is decided by its bare name.
 */
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/**
 * Builds of the Typst compiler for other platforms that the registry had not published when the version was locked: no checksum
 * could be read. Complete them with the next version of the compiler; remove an entry that has a checksum.
 */
const platforms = [
  "android-arm-eabi",
  "android-arm64",
  "darwin-arm64",
  "darwin-x64",
  "linux-arm-gnueabihf",
  "linux-arm64-gnu",
  "linux-arm64-musl",
  "win32-arm64-msvc",
  "win32-x64-msvc",
];
const unpublished = new Set(platforms.map((platform) => `node_modules/@myriaddreamin/typst-ts-node-compiler-${platform}@0.7.0`));

const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const files = globSync("**/package-lock.json", { exclude: (name) => name === "node_modules" });
for (const file of files) {
  const text = readFileSync(file, "utf8");
  const addresses = text.match(/"resolved": "https?:[^"]*"/g) ?? [];
  if (addresses.length > 0) complain(`${file} holds ${addresses.length} registry addresses, such as ${addresses[0]}`);
  const { packages } = lockFile.parse(JSON.parse(text));
  for (const [path, { version, link, inBundle, integrity, hasInstallScript }] of Object.entries(packages)) {
    // The project itself, folders of the project, and what comes inside another package are not downloaded.
    if (!path.includes("node_modules/") || link || inBundle) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (file === "package-lock.json" && hasInstallScript && !(name in allowScripts))
      complain(`${name} has an install script: allow or refuse it by its bare name in allowScripts of package.json`);
    const isException = unpublished.has(`${path}@${version}`);
    if (!integrity && !isException) complain(`${file} has no integrity for ${path}; \`npm view NAME@VERSION dist.integrity\` prints it`);
    if (integrity && isException)
      complain(`${path} has its integrity by now: take it out of the exceptions in scripts/checks/checkLockfile.ts`);
  }
}

function complain(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
