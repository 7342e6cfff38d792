import { sql, type SqlBool } from "kysely";
import { letOutStates } from "#domain/review/attachmentState.ts";

/**
 * Whether no later version of a document is approved, for what partners and visitors of links see: a draft of the next
 * version takes nothing away. `model` is the alias of `documentModels` in the query; a file without a model has no versions.
 */
export function isNewestApproved(model: "own" | "shown") {
  const own = sql.ref(model);
  return sql<SqlBool>`not exists (select 1 from document_models as newer
    inner join attachments as later on later.owner_id = newer.owner_id and later.key = newer.key
    where later.state in (${sql.join(letOutStates)}) and newer.owner_id = ${own}.owner_id and newer.shipment_id = ${own}.shipment_id
      and newer.series = ${own}.series and newer.version > ${own}.version)`;
}
