/** Longer subjects would make ids that are too long to decode. */
const longest = 255;

/**
 * The subject of the session token in an `Authorization` header; null when the token is no JWT or has no subject. Does not check the
 * signature: the result only tells callers their own id, and the service authorises what they read.
 */
export function sessionSubject(authorization: string | undefined): string | null {
  const [, claims = ""] = /^(?:Bearer\s+)?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization?.trim() ?? "") ?? [];
  const subject = readSubject(Buffer.from(claims, "base64url").toString("utf8"));
  return typeof subject === "string" && subject !== "" && subject.length <= longest ? subject : null;
}

function readSubject(claims: string): unknown {
  try {
    const read: unknown = JSON.parse(claims);
    return typeof read === "object" && read !== null && "sub" in read ? read.sub : null;
  } catch {
    return null;
  }
}
