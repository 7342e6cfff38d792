import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from "kysely";
import { searchWords } from "#domain/text/searchWords.ts";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/engine.ts";
import type { Database } from "../../db/tables/tables.ts";
import { holds } from "../../shipment/list/findShipments.ts";
import { notForImporters } from "../sharedColumns.ts";

type Shares = ExpressionBuilder<Database, "shipmentPartners" | "partners">;

/** What partners call a shipment, as `sharedReference` computes it. */
function referenceOf(db: Db): RawBuilder<string> {
  const day = isPostgres(db)
    ? sql`to_char(shipments.created_at::timestamptz at time zone interval '05:30', 'DD/MM/YYYY')`
    : sql`strftime('%d/%m/%Y', shipments.created_at, '+330 minutes')`;
  return sql`coalesce(nullif(shipments.invoice_no, ''), nullif(shipments.pi_no, ''), nullif(shipments.contract_no, ''), 'Shipment of ' || ${day})`;
}

/**
 * Whether a shared shipment has each word of `find` in what the partner sees: reference, exporter's firm, ports, vessel, goods, container
 * numbers, and unless it is an importer the consignee. Words that it does not see find nothing.
 */
export function hasWordsOf(db: Db, find: string) {
  const nameIn = (column: string): RawBuilder<string> =>
    isPostgres(db) ? sql`(${sql.ref(column)}::json ->> 'name')` : sql`json_extract(${sql.ref(column)}, '$.name')`;
  return ({ and, exists, selectFrom }: Shares): Expression<SqlBool> =>
    exists(
      selectFrom("shipments")
        .select("shipments.id")
        .whereRef("shipments.ownerId", "=", "shipmentPartners.ownerId")
        .whereRef("shipments.id", "=", "shipmentPartners.shipmentId")
        .where((row) =>
          and(
            searchWords(find).map((word) =>
              row.or([
                holds(db, referenceOf(db), word),
                holds(db, nameIn("shipments.firm"), word),
                ...(["portOfLoading", "portOfDischarge", "vessel"] as const).map((name) => holds(db, row.ref(`shipments.${name}`), word)),
                row.and([row("partners.role", "in", notForImporters), holds(db, nameIn("shipments.consignee"), word)]),
                row.exists(
                  row
                    .selectFrom("shipmentProducts")
                    .select("shipmentProducts.position")
                    .whereRef("shipmentProducts.ownerId", "=", "shipments.ownerId")
                    .whereRef("shipmentProducts.shipmentId", "=", "shipments.id")
                    .where(holds(db, sql.ref("shipmentProducts.name"), word)),
                ),
                row.exists(
                  row
                    .selectFrom("shipmentContainers")
                    .select("shipmentContainers.position")
                    .whereRef("shipmentContainers.ownerId", "=", "shipments.ownerId")
                    .whereRef("shipmentContainers.shipmentId", "=", "shipments.id")
                    .where(holds(db, sql.ref("shipmentContainers.containerNumber"), word)),
                ),
              ]),
            ),
          ),
        ),
    );
}
