import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import { maxFileBytes } from "#domain/attachment.ts";
import { fault } from "./errors.ts";
import { createUpload, placeUpload } from "./uploads.ts";

export const maxJsonBytes = 1024 * 1024;
export const maxMultipartBytes = maxFileBytes + maxJsonBytes;

/** What a browser cannot send across sites without asking first; forms must carry it. */
const preflightHeader = "graphql-require-preflight";

/** A request on its way in; `params` is what it asks where its body is JSON. */
export type Incoming = { req: IncomingMessage; params: Promise<Params> | null };
export type Params = Record<string, unknown> & GraphQLParams;

/** What the body of a POST asks, where it is JSON; null for all others. Rejects with a fault for what is too large or no operation. */
export function readJsonParams(req: IncomingMessage): Promise<Params> | null {
  if (req.method !== "POST" || !/^application\/(graphql\+)?json$/.test(contentType(req))) return null;
  const params = readBody(req).then((body) => toParams(parseJson(body, "The body")));
  // Whoever reads it gets the fault; a request that is refused before has nobody who does.
  params.catch(() => {});
  return params;
}

/** Reads the body of a POST itself, with limits on bytes and shapes, before anything of GraphQL sees it. Files are streamed. */
export function useRequestBody(): Plugin<object, Incoming> {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== "POST") return;
      const { req, params } = serverContext;
      if (params) return setRequestParser(() => params);
      switch (contentType(req)) {
        case "application/x-www-form-urlencoded":
          return setRequestParser(async () => {
            requirePreflight(req);
            return fromForm(await readBody(req));
          });
        case "multipart/form-data":
          return setRequestParser(async () => {
            requirePreflight(req);
            return await readMultipart(req);
          });
        default:
          throw fault("BAD_USER_INPUT", "Send application/json, or multipart/form-data for a file", 415);
      }
    },
  };
}

function contentType(req: IncomingMessage): string {
  const [type = ""] = (req.headers["content-type"] ?? "").toLowerCase().split(/[;,]/);
  return type.trim();
}

function requirePreflight(req: IncomingMessage): void {
  if (!req.headers[preflightHeader]) throw fault("FORBIDDEN", "Send the header GraphQL-Require-Preflight: 1 with a form", 403);
}

/** The whole body as text. A reader of events costs half of what reading by `for await` does. */
function readBody(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    refuseDeclared(req, maxJsonBytes);
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxJsonBytes) reject(tooLarge(maxJsonBytes));
      else chunks.push(chunk);
    });
    req.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    req.once("error", reject);
  });
}

function refuseDeclared(req: IncomingMessage, limit: number): void {
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
}

function tooLarge(limit: number): Error {
  return fault("PAYLOAD_TOO_LARGE", `The request is larger than ${limit / 1024 / 1024} MB`, 413);
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault("BAD_USER_INPUT", `${what} is no JSON`, 400);
  }
}

/** One operation with its parts of the right types; batches are refused. */
function toParams(value: unknown): Params {
  if (Array.isArray(value)) throw fault("BAD_USER_INPUT", "Send one operation a request; batches are not taken", 400);
  if (!isObject(value)) throw fault("BAD_USER_INPUT", "A request is an object with query, variables and operationName", 400);
  for (const name of ["query", "operationName", "documentId"]) {
    const part = value[name];
    if (part !== undefined && part !== null && typeof part !== "string") throw fault("BAD_USER_INPUT", `${name} must be a text`, 400);
  }
  for (const name of ["variables", "extensions"]) {
    const part = value[name];
    if (part !== undefined && part !== null && !isObject(part)) throw fault("BAD_USER_INPUT", `${name} must be an object`, 400);
  }
  return value;
}

function fromForm(text: string): GraphQLParams {
  const form = new URLSearchParams(text);
  const json = (name: string) => (form.get(name) ? parseJson(form.get(name) ?? "", name) : undefined);
  return toParams({
    query: form.get("query") ?? undefined,
    operationName: form.get("operationName") ?? undefined,
    variables: json("variables"),
    extensions: json("extensions"),
    documentId: form.get("documentId") ?? undefined,
  });
}

/** The parts `operations`, `map` and one file, in that order; answers as soon as the file begins. */
function readMultipart(req: IncomingMessage): Promise<GraphQLParams> {
  refuseDeclared(req, maxMultipartBytes);
  return new Promise((resolve, reject) => {
    const parts = new Map<string, string>();
    const fail = (error: unknown) => {
      req.unpipe(parser);
      req.resume();
      reject(error instanceof Error ? error : new Error("The upload failed"));
    };
    const parser = createParser(req, fail);
    let bytes = 0;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxMultipartBytes) fail(tooLarge(maxMultipartBytes));
    });
    parser.on("field", (name, value, _nameCut, isCut) => {
      if (isCut) fail(tooLarge(maxJsonBytes));
      parts.set(name, value);
    });
    parser.on("file", (name, stream, filename, _encoding, mimeType) => {
      stream.on("error", () => req.unpipe(parser).resume());
      stream.on("limit", () => req.unpipe(parser).resume());
      req.on("close", () => {
        if (!req.complete) stream.destroy(fault("BAD_USER_INPUT", "The upload was broken off"));
      });
      try {
        const operation = toParams(parseJson(parts.get("operations") ?? "", "The part operations"));
        placeUpload(operation, filePlace(parts.get("map") ?? "", name), createUpload({ filename, mimeType, stream }));
        resolve(operation);
      } catch (error) {
        stream.resume();
        fail(error);
      }
    });
    parser.on("finish", () =>
      reject(fault("BAD_USER_INPUT", "A multipart request holds operations, map and one file, in this order", 400)),
    );
    req.pipe(parser);
  });
}

function createParser(req: IncomingMessage, fail: (error: unknown) => void) {
  try {
    const headers = { ...req.headers, "content-type": req.headers["content-type"] ?? "" };
    const limits = { files: 1, fields: 2, parts: 3, fieldSize: maxJsonBytes, fileSize: maxFileBytes, headerPairs: 20 };
    const parser = new Busboy({ headers, limits });
    parser.on("error", () => fail(fault("BAD_USER_INPUT", "The multipart body cannot be read", 400)));
    return parser;
  } catch {
    throw fault("BAD_USER_INPUT", "The multipart body names no boundary", 400);
  }
}

/** The one place that `map` names for the file part. */
function filePlace(map: string, part: string): string {
  const places = parseJson(map, "The part map");
  const paths = isObject(places) && Object.keys(places).length === 1 ? places[part] : undefined;
  const [path] = Array.isArray(paths) && paths.length === 1 ? paths : [];
  if (typeof path !== "string") throw fault("BAD_USER_INPUT", "The map of a multipart request must give one place to one file", 400);
  return path;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
