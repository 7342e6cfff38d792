import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages, firmImageTypes, imageExtensions, minLetterheadRatio, safeFileName } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import type { ApiContext } from "../context.ts";
import { answer } from "../envelope.ts";
import { idempotent } from "../idempotency.ts";
import { queryText } from "../query.ts";
import { notFound, Refusal } from "../refusal.ts";
import { acceptFile } from "./fileType.ts";
import { dispositions } from "./disposition.ts";
import { signedUrl } from "./signedUrl.ts";
import { findFile, readContent, storeFile, type FileRow, type NewFile } from "./store.ts";
import { receiveUpload, uploadContent, type Upload } from "./upload.ts";

/** Firm images come in, and any file of the owner's goes out, by address or as base64 (spec section 7, Attachments). */
export function fileRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/attachment/save", async (request) =>
    receiveUpload(context, request, async (upload) =>
      idempotent(
        context,
        request,
        async (commit) => storeFile(context, await firmImage(request.ownerId, upload), commit, async (_trx, key) => ({ key })),
        uploadContent(upload),
      ),
    ),
  );

  app.get("/v1/attachment/pre-signed-url", async (request) => {
    const file = await askedFile(context, request);
    const asked = queryText(request, "disposition");
    const disposition = dispositions.find((known) => known === asked) ?? "attachment";
    return answer({ success: true, url: await signedUrl(context, { ...file, ownerId: request.ownerId, disposition }) });
  });

  app.get("/v1/attachment", async (request) => {
    const { key } = await askedFile(context, request);
    const bytes = await readContent(context, request.ownerId, key);
    return answer({ data: Buffer.from(bytes).toString("base64") });
  });
}

/** The file that the query names by key and type; another owner's, and one of another type, is not found. */
async function askedFile(context: ApiContext, request: FastifyRequest): Promise<FileRow> {
  const file = await findFile(context.db, request.ownerId, queryText(request, "key"));
  if (file?.kind !== queryText(request, "attachment_type")) throw notFound(attachmentMessages.notFound, "key");
  return file;
}

/** A stamp or letterhead out of a form. A letterhead is at least five times as wide as high, its turn counted in. */
async function firmImage(ownerId: string, { file, fields }: Upload): Promise<NewFile> {
  const kind = firmImageTypes.find((known) => known === fields["attachment_type"]);
  if (!kind) throw new Refusal([invalid("The attachment type must be STAMP_SIGN or LETTERHEAD", "attachment_type")]);
  if (!file) throw new Refusal([invalid(attachmentMessages.fileMissing, "file")]);
  const { contentType, content, image } = await acceptFile(file, imageExtensions, attachmentMessages.imageType);
  if (kind === "LETTERHEAD" && image && image.width < image.height * minLetterheadRatio) {
    throw new Refusal([invalid(attachmentMessages.letterheadRatio, "file")]);
  }
  return { ownerId, kind, name: safeFileName(file.fileName).slice(-255), contentType, content, isAttached: false };
}
