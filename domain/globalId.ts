/** The id by which GraphQL knows a record: its type and REST id as URL-safe base64, opaque to clients and the same for ever. */
export function globalId(type: string, restId: string): string {
  return Buffer.from(`${type}:${restId}`, "utf8").toString("base64url");
}
