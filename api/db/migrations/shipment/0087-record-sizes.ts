import { sql, type Kysely, type RawBuilder } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

const partsOfShipments = ["shipment_products", "shipment_containers", "shipment_notify_parties"];
const keysOfCards = new Set(["owner_id", "shipment_id"]);

/** What each shipment's rows take, and what the records of each office take that grow with every write (R-1400). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const bytesIn = (table: string, names = columnsOf(table)): RawBuilder<number> => {
    return sql.join(
      names.map((name) => sql`coalesce(octet_length(cast(${sql.ref(`${table}.${name}`)} as text)), 0)`),
      sql` + `,
    );
  };
  const ofParts = partsOfShipments.map((table) => {
    const [part, owner, shipment] = [sql.table(table), sql.ref(`${table}.owner_id`), sql.ref(`${table}.shipment_id`)];
    return sql`(select coalesce(sum(${bytesIn(table)}), 0) from ${part} where ${owner} = shipments.owner_id and ${shipment} = shipments.id)`;
  });
  const ofShipment = sql.join([bytesIn("shipments"), ...ofParts], sql` + `);
  await db.schema
    .alterTable("shipments")
    .addColumn("size", "integer", (built) => built.notNull().defaultTo(0))
    .execute();
  await sql`update shipments set size = ${ofShipment}`.execute(db);
  await columns(referencesOwner(ownedTable(db, "recordSizes", []), "recordSizes"), "bigint", ["bytes"]).execute();
  const others = {
    stats_rows: ["cells"],
    shipment_transport: columnsOf("shipment_transport").filter((name) => !keysOfCards.has(name)),
    audit_entries: columnsOf("audit_entries"),
    idempotency_keys: ["answer"],
  };
  const sums = Object.entries(others).map(
    ([table, names]) => sql`select owner_id, ${bytesIn(table, names)} as bytes from ${sql.table(table)}`,
  );
  const all = sql.join([sql`select owner_id, size as bytes from shipments`, ...sums], sql` union all `);
  await sql`insert into record_sizes (owner_id, bytes) select owner_id, sum(bytes) from (${all}) as sizes group by owner_id`.execute(db);
}
