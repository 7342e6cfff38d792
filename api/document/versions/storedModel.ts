import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { documentKinds, documentOf, type DocumentKind, type DocumentRequest } from "#domain/documents/document.ts";
import { isObject } from "#domain/typedObject.ts";
import { completeRequest } from "../documentBody.ts";
import type { DocumentModel } from "../models/buildDocumentModel.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Maximum size of a stored model with its request, compressed. */
const maxModelBytes = 60 * 1024;

/** No model within the limits of documents is longer before compression. */
const maxJsonBytes = 8 * 1024 * 1024;

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A stored document: the data that it was drawn from, and the request to make it again. */
export type StoredModel = { model: unknown; document: DocumentRequest };

/** Compresses a document's model and request to base64; "" if the result would be too large to keep. */
export async function packModel(document: DocumentRequest, model: DocumentModel): Promise<string> {
  const packed = await compress(JSON.stringify({ model, document: repeatable(document) }), fast);
  return packed.length > maxModelBytes ? "" : packed.toString("base64");
}

/** Reads a packed model; null if none was kept, or if its kind no longer exists. */
export async function unpackModel(packed: string): Promise<StoredModel | null> {
  if (packed === "") return null;
  const json = await decompress(Buffer.from(packed, "base64"), { maxOutputLength: maxJsonBytes });
  const stored: unknown = JSON.parse(json.toString());
  if (!isObject(stored) || !isObject(stored["document"])) return null;
  const { kind, request } = stored["document"];
  if (!isKind(kind) || !isObject(request)) return null;
  return { model: stored["model"], document: completeRequest({ kind, request }) };
}

/**
 * The request with which the document is made again: the numbers and dates of other documents are blank, so that they follow the shipment;
 * its own stay.
 */
function repeatable({ kind, request }: DocumentRequest): { kind: DocumentKind; request: object } {
  const following = documentOf(kind).fields.flatMap((field) => ("stores" in field && !("required" in field) ? [[field.name, ""]] : []));
  return { kind, request: { ...request, ...Object.fromEntries(following) } };
}

function isKind(kind: unknown): kind is DocumentKind {
  return documentKinds.some((known) => known === kind);
}
