/** Lists have an id on every row, so usual ids are encoded in a shared buffer; a character takes three bytes at most. */
const most = 1_000;
const scratch = Buffer.alloc(3 * most);

/** The code of the last REST id: a row of the stats sheet has three ids of one shipment. */
let last = { restId: "", code: "" };

/** GraphQL's id of a record: its type and REST id as URL-safe base64, opaque to clients. It never changes. */
export function globalId(type: string, restId: string): string {
  // Three bytes are four characters, so such a type is encoded by itself.
  if ((type.length + 1) % 3 !== 0) return encode(`${type}:${restId}`);
  if (restId !== last.restId) last = { restId, code: encode(restId) };
  return codeOfType(type) + last.code;
}

/** The codes of our types, which are few. */
const types = new Map<string, string>();

function codeOfType(type: string): string {
  const known = types.get(type);
  if (known !== undefined) return known;
  const code = encode(`${type}:`);
  types.set(type, code);
  return code;
}

function encode(text: string): string {
  if (text.length > most) return Buffer.from(text, "utf8").toString("base64url");
  return scratch.toString("base64url", 0, scratch.write(text, "utf8"));
}
