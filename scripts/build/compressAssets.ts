import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|wasm|ttf)$/;

/** Writes `.gz` and `.br` next to each text asset of a build, so that no request waits for compression. */
export function compressAssets(): Plugin {
  let directory = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved(config) {
      directory = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      const assets = files.filter((file) => file.isFile() && compressible.test(file.name));
      await Promise.all(assets.map((asset) => compress(join(asset.parentPath, asset.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  // Below one network packet compression saves nothing.
  if (bytes.length < 1400) return;
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, {
      // The best quality takes seven times as long; GraphiQL's editor of 3 MB would hold up every build.
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 300_000 ? 9 : 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}
