import { z } from "zod";
import { decimal, id, webAddress } from "./fields.ts";

export const token = z.object({ jwt: z.string().min(1) });
/** A new token where the service gives one; anything else is an answer of which nothing is needed. */
export const optionalToken = z.object({ jwt: z.string().nullish() }).nullish().catch(null);
export const storedKey = z.object({ key: id });
/** The answer to a firm image's upload; another server may tell the key alone. */
export const storedImage = z.object({
  key: id,
  reduced: z.boolean().nullish().catch(null),
  width: z.number().int().nullish().catch(null),
  height: z.number().int().nullish().catch(null),
  sizeInMB: decimal.nullish().catch(null),
});
export type StoredImage = z.output<typeof storedImage>;
export const signedUrl = z.object({ success: z.boolean().nullish(), url: webAddress.nullish() });
export const fileContent = z.object({ data: z.string() });
/** Rename and delete answer `success`; where another server leaves it out, no error is success enough. */
export const success = z
  .object({ success: z.union([z.boolean(), z.stringbool()]).nullish() })
  .nullish()
  .catch(null);
/** An answer of which nothing is used but that it held no errors. */
export const ignoredResponse = z.unknown();
