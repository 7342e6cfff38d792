import { z } from "zod";
import { readJson } from "../../rest/readJson.ts";

/** The subject of a token. Longer ones would make ids that are too long to decode. */
const claims = z.object({ sub: z.string().min(1).max(255) });

/**
 * The subject of the session token in an `Authorization` header; null when the token is no JWT or has no subject. Does not check the
 * signature: the result only tells callers their own id, and the service authorises what they read.
 */
export function sessionSubject(authorization: string | undefined): string | null {
  const [, payload = ""] = /^(?:Bearer\s+)?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization?.trim() ?? "") ?? [];
  return claims.safeParse(readJson(Buffer.from(payload, "base64url").toString("utf8"))).data?.sub ?? null;
}
