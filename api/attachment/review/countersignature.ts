import { z } from "zod";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { invalid } from "#domain/http/problem.ts";
import { maxSignatureBytes, maxSignaturePixels, signatureMessages, signatureSize } from "#domain/review/countersignature.ts";
import { hiddenChange } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { isWholePng, readPng } from "../../files/images/png.ts";
import { Undecodable } from "../../files/images/sharp.ts";
import { shrinkImage } from "../../files/images/shrinkImage.ts";
import { ProblemError } from "../../http/httpErrors.ts";

/** The characters of base64 that the largest picture has. */
const maxCharacters = 4 * Math.ceil(maxSignatureBytes / 3);

/** The body's field, for those who approve. */
export const countersignature = z
  .string()
  .max(maxCharacters, signatureMessages.invalid)
  .nullish()
  .describe(
    `A picture of the approver's signature, which the approval record prints: base64 of a PNG of at most ${signatureSize}. None when omitted.`,
  );

/**
 * The picture as it is stored: base64 of a PNG that was decoded and written again, so that it can always be printed; null if none was sent.
 * Throws a `ProblemError` for everything that is no whole small PNG.
 */
export async function readSignature(sent: string | null | undefined): Promise<string | null> {
  if (!sent) return null;
  const png = /^[A-Za-z0-9+/]+={0,2}$/.test(sent) ? readPng(Buffer.from(sent, "base64")) : null;
  const isSmall = png !== null && png.width <= maxSignaturePixels.width && png.height <= maxSignaturePixels.height;
  if (!isSmall || !(await isWholePng(png))) throw refused();
  const { bytes } = await shrinkImage(Buffer.concat(png.pieces), maxSignaturePixels).catch((error: unknown) => {
    throw error instanceof Undecodable ? refused() : error;
  });
  if (bytes.length > maxSignatureBytes) throw refused();
  return Buffer.from(bytes).toString("base64");
}

function refused(): ProblemError {
  return new ProblemError([invalid(signatureMessages.invalid, "signature")]);
}

/** Adds the picture to the newest decision about a file, in the transaction that made the decision. Returns the change for the trail. */
export async function addSignature(
  trx: Trx,
  ownerId: string,
  { key, image }: { key: string; image: string | null },
): Promise<AuditChange[]> {
  if (image === null) return [];
  const { id: decisionId } = await trx
    .selectFrom("decisions")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  await trx.insertInto("countersignatures").values({ ownerId, decisionId, image }).execute();
  return hiddenChange("signature", "", image);
}
