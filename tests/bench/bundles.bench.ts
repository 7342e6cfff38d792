import { readBundles } from "../support/tools/bundles.ts";

/** JavaScript that a browser loads, gzipped, as ratios to the limits. A route counts by what it adds to the dashboard's frame. */
for (const { name, bytes, limit } of readBundles()) {
  console.log(`${name.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${(bytes / limit).toFixed(2)} × limit`);
  if (bytes > limit) process.exitCode = 1;
}
