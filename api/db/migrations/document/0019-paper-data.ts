import type { Kysely } from "kysely";

/** Optional master data that papers for banks and customs print; empty in the rows that exist. */
const columns = {
  firms: "cin phone email rcmc signatoryName signatoryDesignation signatoryMobile signingPlace lutArn lutDate lutFinancialYear",
  firmBanks: "adCode",
  buyers: "contactPerson phone email taxNumber bankName bankAddress bankSwiftCode",
  goods: "sqcUnit stateOfOrigin",
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names.split(" ")) {
      await db.schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
  }
}
