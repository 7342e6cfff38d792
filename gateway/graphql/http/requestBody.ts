import type { IncomingMessage } from "node:http";
import { isObject } from "#domain/typedObject.ts";
import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import { maxFileBytes } from "#domain/documents/attachment.ts";
import { brokenOff, maxJsonBytes, parseJson, readBody, refuseDeclared, textOf, tooLarge } from "./readBody.ts";
import { fault } from "../../errors/errors.ts";
import { createUpload, placeUpload } from "../../rest/uploads.ts";

const maxMultipartBytes = maxFileBytes + maxJsonBytes;

/** Headers that a browser cannot send across sites without a preflight, by the names that clients know. Forms must carry one. */
const preflightHeaders = ["graphql-require-preflight", "apollo-require-preflight"];

/** A request on its way in. `params` resolves to its operation when the body is JSON. */
export type Incoming = { req: IncomingMessage; params: Promise<Params> | null };
export type Params = Record<string, unknown> & GraphQLParams;

/** Reads a JSON body as text; null for other bodies. Rejects with a fault for a body that is too large. */
export function readJsonBody(req: IncomingMessage): Promise<string> | null {
  return req.method === "POST" && /^application\/(graphql\+)?json$/.test(contentType(req)) ? readBody(req) : null;
}

/** Reads the operation from a JSON body when it is first asked for. Rejects with a fault for a body that could not be read or is no operation. */
export function parseLater(body: Promise<string>): () => Promise<Params> {
  let params: Promise<Params> | undefined;
  return () => {
    if (params) return params;
    params = body.then((text) => toParams(parseJson(text, "The body")));
    // Swallow an early rejection; it resurfaces when Yoga reads the params.
    params.catch(() => {});
    return params;
  };
}

/** Reads operations, of GET from the address, within limits on bytes and shape before Yoga does. Files are streamed. */
export function useRequestBody(): Plugin<object, Incoming> {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      const { req, params } = serverContext;
      // The address as it came: `request` encodes it again once a plugin has read its parameters.
      if (request.method === "GET") return setRequestParser(() => fromForm((req.url ?? "").replace(/^[^?]*\??/, ""), "The address"));
      if (request.method !== "POST") return;
      if (params) return setRequestParser(() => params);
      switch (contentType(req)) {
        case "application/x-www-form-urlencoded":
          return setRequestParser(async () => {
            requirePreflight(req);
            return fromForm(await readBody(req), "The form");
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
  if (!preflightHeaders.some((name) => req.headers[name]))
    throw fault("FORBIDDEN", "Send the header GraphQL-Require-Preflight: 1 with a form", 403);
}

/** Checks the types of an operation's parts and rejects batches. By hand: it is on the path of every request. */
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

/** Reads an operation from a form's fields; `what` names the form in messages. */
function fromForm(text: string, what: string): GraphQLParams {
  if (!isEncodedUtf8(text)) throw fault("BAD_USER_INPUT", `${what} is not UTF-8`, 400);
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

/** `URLSearchParams` replaces invalid UTF-8 silently. */
function isEncodedUtf8(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads the parts `operations`, `map` and one file, in that order. Resolves when the file begins. */
function readMultipart(req: IncomingMessage): Promise<GraphQLParams> {
  refuseDeclared(req, maxMultipartBytes);
  return new Promise((resolve, reject) => {
    const texts = new Map<string, Promise<string>>();
    const fail = (error: unknown) => {
      req.unpipe(parser);
      req.resume();
      reject(error instanceof Error ? error : new Error("The upload failed"));
    };
    const parser = createParser(req, fail);
    let bytes = 0;
    let hasFile = false;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxMultipartBytes) fail(tooLarge(maxMultipartBytes));
    });
    req.once("error", (error) => fail(brokenOff(error)));
    parser.on("file", (name, stream, filename: string | undefined, _encoding, mimeType) => {
      if (filename === undefined && mimeType !== "application/octet-stream") {
        const text = readPart(stream);
        texts.set(name, text);
        text.catch(fail);
        return;
      }
      if (hasFile) return void stream.resume();
      hasFile = true;
      stream.on("error", () => req.unpipe(parser).resume());
      // The form ends in the middle of the file, which would seem whole.
      parser.once("error", () => stream.destroy(unreadable()));
      stream.on("limit", () => req.unpipe(parser).resume());
      req.once("error", (error) => stream.destroy(brokenOff(error)));
      req.on("close", () => {
        if (!req.complete) stream.destroy(fault("BAD_USER_INPUT", "The upload was broken off"));
      });
      const place = async () => {
        const operation = toParams(parseJson((await texts.get("operations")) ?? "", "The part operations"));
        const path = filePlace((await texts.get("map")) ?? "", name);
        placeUpload(operation, path, createUpload({ filename: filename ?? "", mimeType, stream }));
        return operation;
      };
      place().then(resolve, (error: unknown) => {
        stream.resume();
        fail(error);
      });
    });
    parser.on("finish", () => {
      if (!hasFile) reject(fault("BAD_USER_INPUT", "A multipart request holds operations, map and one file, in this order", 400));
    });
    req.pipe(parser);
  });
}

/** Reads a text part, which may be as long as a JSON body. */
async function readPart(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxJsonBytes) throw tooLarge(maxJsonBytes);
    chunks.push(chunk);
  }
  return textOf(Buffer.concat(chunks));
}

function createParser(req: IncomingMessage, fail: (error: unknown) => void) {
  try {
    const headers = { ...req.headers, "content-type": req.headers["content-type"] ?? "" };
    const limits = { files: 3, fields: 0, parts: 3, fileSize: maxFileBytes, headerPairs: 20 };
    // Busboy would decode text fields whatever their bytes are, so texts are read as files.
    const parser = new Busboy({ headers, limits, isPartAFile: () => true });
    parser.on("error", () => fail(unreadable()));
    return parser;
  } catch {
    throw fault("BAD_USER_INPUT", "The multipart body names no boundary", 400);
  }
}

function unreadable() {
  return fault("BAD_USER_INPUT", "The multipart body cannot be read", 400);
}

/** Returns the one path that `map` gives for the file part. */
function filePlace(map: string, part: string): string {
  const places = parseJson(map, "The part map");
  const paths = isObject(places) && Object.keys(places).length === 1 ? places[part] : undefined;
  const [path] = Array.isArray(paths) && paths.length === 1 ? paths : [];
  if (typeof path !== "string") throw fault("BAD_USER_INPUT", "The map of a multipart request must give one place to one file", 400);
  return path;
}
