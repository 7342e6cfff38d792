import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages, firmImageTypes, imageExtensions, minLetterheadRatio, safeFileName } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import { told, type Note } from "../audit/note.ts";
import { record } from "../audit/record.ts";
import type { ApiContext } from "../context.ts";
import { isNoRoom } from "../db/noRoom.ts";
import { answer } from "../envelope.ts";
import { idempotent } from "../idempotency.ts";
import { queryText } from "../query.ts";
import { notFound, Refusal } from "../refusal.ts";
import { fileContracts } from "./fileContracts.ts";
import { acceptFile } from "./fileType.ts";
import { dispositions } from "./disposition.ts";
import { signedUrl } from "./signedUrl.ts";
import { findFile, readContent, storeFile, type FileRow, type NewFile } from "./store.ts";
import { receiveUpload, uploadContent, type Upload } from "./upload.ts";

/** Firm images come in, and any file of the owner's goes out, by address or as base64 (spec section 7, Attachments). */
export function fileRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/attachment/save", { config: { contract: fileContracts.save } }, async (request) =>
    receiveUpload(context, request, async (upload) =>
      idempotent(
        context,
        request,
        async (commit) => {
          const image = await firmImage(request.ownerId, upload);
          const noun = image.kind === "LETTERHEAD" ? "LETTERHEAD" : "STAMP";
          return await storeFile(context, image, commit, async (_trx, key) =>
            told({ key }, { action: "UPLOADED", noun, entityId: key, name: image.name }),
          );
        },
        uploadContent(upload),
      ),
    ),
  );

  app.get("/v1/attachment/pre-signed-url", { config: { contract: fileContracts.sign } }, async (request) => {
    const file = await askedFile(context, request);
    const asked = queryText(request, "disposition");
    const disposition = dispositions.find((known) => known === asked) ?? "attachment";
    if (!isFirmImage(file)) await noteHandingOut(context, request, file, disposition === "inline" ? "OPENED" : "DOWNLOADED");
    return answer({ success: true, url: await signedUrl(context, { ...file, ownerId: request.ownerId, disposition }) });
  });

  app.get("/v1/attachment", { config: { contract: fileContracts.read } }, async (request) => {
    const file = await askedFile(context, request);
    const { key } = file;
    await noteHandingOut(context, request, file, "OPENED");
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

/**
 * Notes that a file was handed out: as soon as its address is, since a store of its own does not tell who fetched it, and the
 * address names nobody. A disk without room keeps nobody from his files. Addresses of stamps and letterheads are not noted: every look at a firm asks for them, to show them.
 */
async function noteHandingOut(context: ApiContext, request: FastifyRequest, file: FileRow, action: "DOWNLOADED" | "OPENED"): Promise<void> {
  const { ownerId } = request;
  const { key, name } = file;
  const link = await context.db
    .selectFrom("attachments")
    .select("shipmentId")
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .executeTakeFirst();
  const note: Note = { action, noun: nounOf(file), entityId: key, shipmentId: link?.shipmentId ?? null, name };
  await record(context.db, context, request, [note]).catch((error: unknown) => {
    if (!isNoRoom(error)) throw error;
    request.log.error({ err: error }, "the trail could not be told that a file was handed out");
  });
}

function nounOf(file: FileRow): Note["noun"] {
  if (!isFirmImage(file)) return "ATTACHMENT";
  return file.kind === "LETTERHEAD" ? "LETTERHEAD" : "STAMP";
}

function isFirmImage({ kind }: FileRow): boolean {
  return firmImageTypes.some((type) => type === kind);
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
