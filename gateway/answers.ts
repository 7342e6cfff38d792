import { z } from "zod";

export const token = z.object({ jwt: z.string().min(1) });
export const maybeToken = z.object({ jwt: z.string().nullish() }).nullish();
export const storedKey = z.object({ key: z.string().min(1) });
export const signedUrl = z.object({ success: z.boolean().optional(), url: z.string().nullish() });
export const fileContent = z.object({ data: z.string() });
/** Rename and delete answer `success`; where another server leaves it out, no error is success enough. */
export const success = z.object({ success: z.boolean().optional() }).nullish();
/** An answer of which nothing is used but that it held no errors. */
export const nothing = z.unknown();
