import { open, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, etagOf } from "./contentEncoding.ts";

/** A file of the build: its type, its version, and its precompressed copies. */
export type StaticFile = {
  path: string;
  size: number;
  version: string;
  type: string;
  copies: { encoding: string; path: string; size: number }[];
};

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".json": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** The precompressed copies that a build may hold next to a file, the smaller one first. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Reads size, version and copies of the named files. `names` are paths below the directory. */
export async function readStaticFiles(directory: string, names: string[]): Promise<Map<string, StaticFile>> {
  const all = new Set(names);
  const served = names.filter((name) => !/(^|\/)\.|\.(html|br|gz|map)$/.test(name));
  const files = await Promise.all(
    served.map(async (name): Promise<[string, StaticFile]> => {
      const path = join(directory, name);
      const { size, mtimeMs } = await stat(path);
      const copies = encodings
        .filter(([, ending]) => all.has(name + ending))
        .map(async ([encoding, ending]) => {
          const copy = path + ending;
          return { encoding, path: copy, size: (await stat(copy)).size };
        });
      const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
      return [name, { path, size, version, type: types[extname(name)] ?? "application/octet-stream", copies: await Promise.all(copies) }];
    }),
  );
  return new Map(files);
}

/** Sends a file, compressed when the client accepts it; 304 when the client has this version. */
export async function sendStaticFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request, file.copies);
  const etag = etagOf(file.version, encoding);
  void reply.headers({ etag, ...(file.copies.length > 0 ? { vary: "accept-encoding" } : {}) });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const copy = file.copies.find((one) => one.encoding === encoding);
  const opened = await open(copy?.path ?? file.path).catch(() => null);
  // A new build removes files of the old one under a running server.
  if (!opened) return reply.code(404).type("text/plain").send("Not found");
  void reply.headers({ "content-type": file.type, "content-length": copy?.size ?? file.size });
  if (copy) void reply.header("content-encoding", copy.encoding);
  return reply.send(opened.createReadStream());
}
