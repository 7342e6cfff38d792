import type { FastifyRequest } from "fastify";

/** The first of the copies' encodings that the client can read; null when only the plain content will do. */
export function acceptedEncoding({ headers }: FastifyRequest, copies: readonly { encoding: string }[]): string | null {
  const accepted = new Set(
    (headers["accept-encoding"]?.toString() ?? "")
      .split(",")
      .map((one) => one.trim().toLowerCase())
      // `br;q=0` says that it cannot.
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  );
  return copies.find(({ encoding }) => accepted.has(encoding))?.encoding ?? null;
}

/** The entity tag of a version as it is sent: each encoding is a content of its own (RFC 9110, 8.8.3.3). */
export function etagOf(version: string, encoding: string | null): string {
  return encoding === null ? `"${version}"` : `"${version}-${encoding}"`;
}
