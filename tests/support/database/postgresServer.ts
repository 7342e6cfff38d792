import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../../scripts/machine/systemDependencies.ts";
import { giveToUnprivileged, unprivileged } from "../tools/unprivileged.ts";

/** A PostgreSQL of the tests' own, on an empty directory. */
export type PostgresServer = {
  /** The address of its first database, `postgres`; others are created next to it. */
  url: string;
  /** Ends it as a power cut would, and deletes its data; again does nothing. */
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL on a free port of this machine. Texts sort by a language's rules there, as on most servers, so
 * that nothing can rely on the order of bytes. Data is not synced to the disk: only tests use it.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === null) throw new Error("No PostgreSQL found: install its server, or name its folder of programs in POSTGRES_BIN.");
  const folder = mkdtempSync(join(tmpdir(), "lading-postgres-"));
  // PostgreSQL refuses to run as root.
  giveToUnprivileged(folder);
  const data = join(folder, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "lading", "-E", "UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US", "--no-sync"],
    { encoding: "utf8", cwd: folder, ...unprivileged },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ["fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...unprivileged,
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await isReady(server);
  return {
    url: `postgres://lading@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(server: ChildProcess): Promise<void> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
  });
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, "127.0.0.1", () => {
      // A server that listens on a port has an address of this form.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
