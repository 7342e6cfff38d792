import { randomBytes } from "node:crypto";
import type { ApiContext } from "../context.ts";
import type { Disposition } from "../http/disposition.ts";
import { isSigned, signatureOf, type Signed } from "../security/addressSignature.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";

/** How long a visitor need not open the link again: 12 hours. */
const passSeconds = 12 * 60 * 60;

/** How long the address of a file holds, at most; each fetch looks at the link as well. */
const addressSeconds = 60 * 60;

/** A random name of a visit. */
export function newVisit(): string {
  return randomBytes(16).toString("base64url");
}

/** A visitor's pass: the visit, its end and a signature, which holds for the link's present address only. */
export function passOf(context: ApiContext, link: ShareLinkRow, visit: string): string {
  const expires = Math.floor(context.clock().getTime() / 1000) + passSeconds;
  return [visit, expires, signatureOf(context, signedPass(link, visit, expires))].join(".");
}

/** The visit of a pass; null if it is no pass of this link, or has ended. */
export function readPass(context: ApiContext, link: ShareLinkRow, pass: string): string | null {
  const [visit = "", end = "", signature = ""] = pass.split(".");
  const expires = Number(end);
  if (visit === "" || !Number.isSafeInteger(expires)) return null;
  return isSigned(context, signedPass(link, visit, expires), signature, expires) ? visit : null;
}

function signedPass({ tokenHash }: ShareLinkRow, visit: string, expires: number): Signed {
  return { purpose: "link visits", terms: JSON.stringify([tokenHash, visit, expires]) };
}

/** A file of a link, for one visit. `link` is the digest of its token, so that a new address ends the addresses of files too. */
export type LinkFileUrl = { link: string; visit: string; key: string; disposition: Disposition; expires: number };

/** A signed URL of a file, `{publicUrl}/files/link/{link}/{key}?…&signature=…`. It holds no token. */
export function linkFileUrl(context: ApiContext, file: Omit<LinkFileUrl, "expires">): string {
  const expires = Math.floor(context.clock().getTime() / 1000) + addressSeconds;
  const { link, visit, key, disposition } = file;
  const signature = signatureOf(context, signedFile({ ...file, expires }));
  const query = new URLSearchParams({ visit, disposition, expires: String(expires), signature });
  return `${context.publicUrl}/files/link/${link}/${key}?${query}`;
}

/** Whether this service signed the URL and it has not expired. Whether the link still shows the file is another question. */
export function isSignedLinkFile(context: ApiContext, file: LinkFileUrl, signature: string): boolean {
  return isSigned(context, signedFile(file), signature, file.expires);
}

function signedFile({ link, visit, key, disposition, expires }: LinkFileUrl): Signed {
  return { purpose: "link files", terms: JSON.stringify([link, visit, key, disposition, expires]) };
}
