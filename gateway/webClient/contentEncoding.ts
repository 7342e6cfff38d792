import type { FastifyRequest } from "fastify";

/** Returns the first encoding among the copies that the client accepts; null when it accepts only the plain content. */
export function acceptedEncoding({ headers }: FastifyRequest, copies: readonly { encoding: string }[]): string | null {
  const accepted = new Set(
    (headers["accept-encoding"]?.toString() ?? "")
      .split(",")
      .map((one) => one.trim().toLowerCase())
      // `br;q=0` means that the client does not accept it.
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  );
  return copies.find(({ encoding }) => accepted.has(encoding))?.encoding ?? null;
}

/** The entity tag of a version in an encoding: each encoding is a separate representation (RFC 9110, 8.8.3.3). */
export function etagOf(version: string, encoding: string | null): string {
  return encoding === null ? `"${version}"` : `"${version}-${encoding}"`;
}
