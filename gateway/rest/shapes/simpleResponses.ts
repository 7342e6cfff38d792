import { z } from "zod";
import { decimal, id, webAddress } from "./parsing/fields.ts";

export const token = z.object({ jwt: z.string().min(1) });
/** A new token, if the service returns one; everything else in the response is ignored. */
export const optionalToken = z.object({ jwt: z.string().nullish() }).nullish().catch(null);
export const storedKey = z.object({ key: id });
/** The response to the upload of a firm's image. A foreign service may send only the key. */
export const storedImage = z.object({
  key: id,
  reduced: z.boolean().nullish().catch(null),
  width: z.number().int().nullish().catch(null),
  height: z.number().int().nullish().catch(null),
  sizeInMB: decimal.nullish().catch(null),
});
export type StoredImage = z.output<typeof storedImage>;
export const signedUrl = z.object({ url: webAddress.nullish() });
/** How many shipments use a record of master data. */
export const recordUsage = z.object({ shipments: z.number().int().nonnegative() });
/** A response that is used only for its errors. */
export const ignoredResponse = z.unknown();
