import { z } from "zod";
import { documentKinds, documentOf, type DocumentKind, type DocumentRequest } from "#domain/documents/document.ts";
import { documentSetMessages } from "#domain/documents/documentSet.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { audienceBody } from "../../attachment/audience/audienceBody.ts";
import { flag, parseRequest, text } from "../../http/requestSchema.ts";
import { readDocumentBody } from "../documentBody.ts";

const documentBody = z
  .object({
    kind: z.enum(documentKinds).describe("The kind of document, as in the path of its route."),
    request: z.record(z.string(), z.unknown()).meta({
      description: "The body of the route `/v1/shipment/document/{kind}`, without a version.",
      example: { contractNumber: "TV/SC/2025/031", contractDate: "20/11/2025" },
    }),
  })
  .meta({ id: "DocumentOfSet", description: "A document of a set." });

/** The body of a set, without the shipment's version. */
export const setBody = z.object({
  documents: z
    .array(documentBody)
    .max(documentKinds.length)
    .describe(
      "The documents in their order; each kind at most once. Blank numbers and dates take those of the others, then the stored ones.",
    ),
  merged: flag().describe("Also store one PDF of all documents in this order, with a bookmark for each."),
  mergedName: text(255)
    .transform((value) => value.trim())
    .meta({ description: "The name of that PDF; blank for 'Documents' and the invoice's number.", example: "Documents TV_EXP_043_25-26" }),
  audience: audienceBody.shape.audience.meta({
    description:
      "The roles of partners who may see the documents and the merged PDF; empty for nobody. When omitted, each document takes the audience of the version that it replaces, else the sharing default of its type, and the merged PDF what these have in common.",
    example: ["IMPORTER", "CHA"],
  }),
});

/** A set as requested. `audience` is the caller's choice for all of its files, null without one. */
export type SetRequest = { documents: DocumentRequest[]; merged: boolean; mergedName: string; audience: readonly PartnerRole[] | null };

/** Reads the body of a set. Throws a `ProblemError` that names the document and the field. */
export function readSetBody(body: unknown): SetRequest {
  const { documents, merged, mergedName, audience } = parseRequest(setBody, body);
  if (documents.length === 0) throw new ProblemError([invalid(documentSetMessages.empty, "documents")]);
  if (merged && documents.length < 2) throw new ProblemError([invalid(documentSetMessages.mergeOne, "merged")]);
  throwIfProblems(
    documents.flatMap(({ kind }, index) => {
      const isRepeated = documents.findIndex((each) => each.kind === kind) < index;
      return isRepeated ? [invalid(documentSetMessages.twice(documentOf(kind).words.inSentence), "documents", String(index), "kind")] : [];
    }),
  );
  const read = documents.map(({ kind, request }, index) => {
    try {
      return readDocumentBody(kind, request);
    } catch (error) {
      throw ofDocument(error, { kind, index });
    }
  });
  return { documents: read, merged, mergedName, audience };
}

/** A refusal of one document as a refusal of the set: its sentence begins with the document's name, its path with the document's place. */
export function ofDocument(error: unknown, { kind, index }: { kind: DocumentKind; index: number }): unknown {
  if (!(error instanceof ProblemError)) return error;
  const place = (field: string[]) => ["documents", String(index), "request", ...field];
  const problems = error.problems.map((problem): Problem => {
    // Too many renderings of the owner are the fault of no document.
    if (problem.code === "RATE_LIMITED") return problem;
    const { message, field, fields } = problem;
    const named = { ...problem, message: `${documentOf(kind).words.name}: ${message}`, field: place(field ?? []) };
    return fields ? { ...named, fields: fields.map(place) } : named;
  });
  return new ProblemError(problems, { status: error.status, retryAfter: error.retryAfter });
}
