/** Lists have an id on every row, so usual ids are encoded in a shared buffer; a character takes three bytes at most. */
const most = 1_000;
const scratch = Buffer.alloc(3 * most);

/** GraphQL's id of a record: its type and REST id as URL-safe base64, opaque to clients. It never changes. */
export function globalId(type: string, restId: string): string {
  const text = `${type}:${restId}`;
  if (text.length > most) return Buffer.from(text, "utf8").toString("base64url");
  return scratch.toString("base64url", 0, scratch.write(text, "utf8"));
}
