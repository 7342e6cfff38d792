import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  attachmentMessages,
  firmImageTypes,
  imageExtensions,
  minLetterheadRatio,
  safeFileName,
  megabytesOf,
} from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { askerOf } from "../audit/asker.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryChoice, queryText } from "../http/query.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";
import { base64Envelope } from "./download/base64Envelope.ts";
import { fileOperations } from "./fileOperations.ts";
import { acceptFile } from "./fileType.ts";
import { dispositions } from "../http/disposition.ts";
import { auditDownload } from "./download/auditDownload.ts";
import { signedUrl } from "./download/signedUrl.ts";
import type { ImageReducer } from "./images/reduceImage.ts";
import { openContent } from "./openContent.ts";
import { contentSize, findFile, storeFile, type FileRow, type NewFile } from "./store.ts";
import { receiveUpload, uploadContent, type Upload } from "./upload.ts";
import { whileStored } from "./whileStored.ts";

/** Routes for uploading firm images, and for fetching any of the owner's files by URL or as base64. */
export function fileRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/attachment/save", { config: { limit: "uploads", spec: fileOperations.save } }, async (request) =>
    receiveUpload(context, request, async (upload) =>
      idempotent(
        context,
        request,
        async (commit) => {
          const { image, facts } = await firmImage(request.ownerId, upload, context.reduceImage);
          const noun = image.kind === "LETTERHEAD" ? "LETTERHEAD" : "STAMP";
          return await storeFile(context, image, commit, async (_trx, key) =>
            auditedResult({ key, ...facts }, { action: "UPLOADED", noun, entityId: key, name: image.name }),
          );
        },
        uploadContent(upload),
      ),
    ),
  );

  app.get("/v1/attachment/pre-signed-url", { config: { spec: fileOperations.sign } }, async (request) => {
    const disposition = queryChoice(request, "disposition", dispositions) ?? "attachment";
    const file = await askedFile(context, request);
    const isListed = queryChoice(request, "listed", ["true", "false"]) === "true";
    if (context.files.address !== null && !isListed) await auditDownload(context, request, file, disposition);
    const { ownerId, actor } = request;
    return answer({ success: true, url: await signedUrl(context, { ...file, ownerId, disposition, asker: askerOf(actor) }) });
  });

  app.get("/v1/attachment", { config: { spec: fileOperations.read } }, async (request, reply) => {
    const file = { ...(await askedFile(context, request)), ownerId: request.ownerId };
    await auditDownload(context, request, file, "inline");
    const content = await whileStored(context, file, () => openContent(context, file));
    const { body, length } = base64Envelope(content, file.size);
    return reply.type("application/json; charset=utf-8").header("content-length", length).send(body);
  });
}

/** The file that the query names by key and type. Another owner's file, or one of another type, is not found. */
async function askedFile(context: ApiContext, request: FastifyRequest): Promise<FileRow> {
  const file = await findFile(context.db, request.ownerId, queryText(request, "key"));
  if (file?.kind !== queryText(request, "attachment_type")) throw notFound(attachmentMessages.notFound, "key");
  return file;
}

/** Data about a stored image in the upload's answer, besides its key. */
type ImageFacts = { reduced: boolean; width: number; height: number; sizeInMB: number };

/**
 * Reads a stamp or letterhead from a form and reduces it to print resolution. A letterhead must be at least five times as wide as high,
 * after its EXIF rotation.
 */
async function firmImage(
  ownerId: string,
  { file, fields }: Upload,
  reduceImage: ImageReducer,
): Promise<{ image: NewFile; facts: ImageFacts }> {
  const kind = firmImageTypes.find((known) => known === fields["attachment_type"]);
  if (!kind) throw new ProblemError([invalid("The attachment type must be STAMP_SIGN or LETTERHEAD", "attachment_type")]);
  if (!file) throw new ProblemError([invalid(attachmentMessages.fileMissing, "file")]);
  const { contentType, content, image } = await acceptFile(ownerId, file, imageExtensions, attachmentMessages.imageType);
  // All types with these extensions are images.
  if (!image) throw new ProblemError([invalid(attachmentMessages.imageType, "file")]);
  if (kind === "LETTERHEAD" && image.width < image.height * minLetterheadRatio) {
    throw new ProblemError([invalid(attachmentMessages.letterheadRatio, "file")]);
  }
  const { content: reduced, width, height } = await reduceImage(ownerId, { path: file.path, kind, ...image });
  const stored = reduced ?? content;
  const name = safeFileName(file.fileName).slice(-255);
  return {
    image: { ownerId, kind, name, contentType, content: stored, isAttached: false },
    facts: { reduced: reduced !== null, width, height, sizeInMB: megabytesOf(contentSize(stored)) },
  };
}
