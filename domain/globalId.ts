/** Lists have an id on every row: the usual ones are turned in a buffer that is here already, where each sign takes three bytes at most. */
const most = 1_000;
const scratch = Buffer.alloc(3 * most);

/** The id by which GraphQL knows a record: its type and REST id as URL-safe base64, opaque to clients and the same for ever. */
export function globalId(type: string, restId: string): string {
  const text = `${type}:${restId}`;
  if (text.length > most) return Buffer.from(text, "utf8").toString("base64url");
  return scratch.toString("base64url", 0, scratch.write(text, "utf8"));
}
