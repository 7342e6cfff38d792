import type { Addition } from "./addition.ts";

const migration = `import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("shipments").addColumn("voyage", "text", (column) => column.notNull().defaultTo("")).execute();
}
`;

const definition = `  voyage: {
    label: "Voyage",
    type: "text",
    description: "The vessel's voyage; empty if unknown.",
    example: "V.214",
    history: "voyage",
    merge: "route.voyage",
  },
`;

/** A text field of a shipment. */
export const voyageField: Addition = {
  files: { "api/db/migrations/shipment/9999-voyage.ts": migration },
  insertions: {
    "domain/shipment/fields/shipmentFields.ts": [["  portOfLoading: {\n", definition]],
    "api/db/migrate.ts": [
      ["\n/**\n * Every migration", 'import * as voyage from "./migrations/shipment/9999-voyage.ts";\n'],
      ["};\n", '  "9999-voyage": voyage,\n'],
    ],
    "web/shipment/form/sections/LocationSection.tsx": [['<TextField path="vessel" />', '<TextField path="voyage" />\n        ']],
    "web/shipment/form/values/shipmentValues.ts": [["    vessel\n", "    voyage\n"]],
    "web/shipment/detail/sections/DetailShipping.tsx": [
      ["        vessel\n", "        voyage\n"],
      ["          { label: shipmentFields.vessel.label", "          { label: shipmentFields.voyage.label, value: data.voyage },\n"],
    ],
  },
};
