/** Longer ones would make ids that are too long to be decoded. */
const longest = 255;

/**
 * Whom a session's token names as its subject, as the header `Authorization` holds it; null where the token is no JWT or names
 * none. The signature is not checked: this serves to tell callers their own name, and what they read is the service's to allow.
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
