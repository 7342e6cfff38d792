import { sql, type Expression, type RawBuilder } from "kysely";
import { undecomposed } from "#domain/text/plainLetters.ts";
import type { Db } from "../database.ts";
import { isPostgres } from "../engine.ts";

const pairs = Object.entries(undecomposed);
const single = pairs.filter(([, plain]) => plain.length === 1);
const [from, to] = [single.map(([letter]) => letter).join(""), single.map(([, plain]) => plain).join("")];

/** A text of the database as `plainLetters` has it. Plain texts, as most are, cost no more than their lower case. */
export function plainText(db: Db, text: Expression<unknown>): RawBuilder<string> {
  if (!isPostgres(db)) return sql`case when length(${text}) = octet_length(${text}) then lower(${text}) else plain_letters(${text}) end`;
  const bare = sql`regexp_replace(normalize(${text}, nfkd), ${"[\u0300-\u036f\u064b-\u065f\u0670]"}, '', 'g')`;
  const lowered = sql`translate(lower(normalize(${bare}, nfc)), ${from}, ${to})`;
  const plain = pairs.reduce(
    (inner, [letter, letters]) => (letters.length === 1 ? inner : sql`replace(${inner}, ${letter}, ${letters})`),
    lowered,
  );
  return sql`case when length(${text}) = octet_length(${text}) then lower(${text}) else ${plain} end`;
}
