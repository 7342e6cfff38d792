import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A store that speaks S3, with one empty bucket. */
export type BucketStore = {
  /** What FILES_URL says of it. */
  filesUrl: string;
  /** The keys that it calls the right ones, as environment variables. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

const environment = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/** Browsers fetch files from the store's own origin, so that it must let pages of ours do it. */
const crossOrigin = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/** Starts the store in a process of its own on a free port; this process gets its keys. */
export async function startBucketStore(): Promise<BucketStore> {
  const directory = mkdtempSync(join(tmpdir(), "lading-bucket-"));
  const program = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");
  const rules = join(directory, "cors.xml");
  writeFileSync(rules, crossOrigin);
  const args = ["-d", directory, "-a", "127.0.0.1", "-p", "0", "--configure-bucket", "lading-files", rules];
  const child = spawn(process.execPath, [program, ...args]);
  const port = await new Promise<string>((resolve, reject) => {
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const found = /listening on \S*?:(\d+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    }
    child.once("exit", (code) => reject(new Error(`The store ended with ${code}: ${said}`)));
  });
  Object.assign(process.env, environment);
  return {
    filesUrl: `s3://lading-files?endpoint=http://127.0.0.1:${port}&pathStyle=true`,
    environment,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
