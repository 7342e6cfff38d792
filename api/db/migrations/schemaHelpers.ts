import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from "kysely";

type Table = CreateTableBuilder<string, string>;

/** Column types that both engines share; columns are NOT NULL unless their name ends in "?". */
type ColumnType = "text" | "integer" | "bigint" | "double precision";

/** Starts a table whose primary key is `owner_id` and then `key`; all key columns are text unless `types` says otherwise. */
export function ownedTable(db: Kysely<unknown>, name: string, key: string[], types: Record<string, ColumnType> = {}): Table {
  let table: Table = db.schema.createTable(name).addColumn("ownerId", "text", required);
  for (const column of key) table = table.addColumn(column, types[column] ?? "text", required);
  return table.addPrimaryKeyConstraint(`${name}_key`, ["ownerId", ...key]);
}

/** Adds columns of one type. */
export function columns(table: Table, type: ColumnType, names: string[]): Table {
  return names.reduce(
    (built, name) => (name.endsWith("?") ? built.addColumn(name.slice(0, -1), type) : built.addColumn(name, type, required)),
    table,
  );
}

/** Adds the foreign key to the owner's account. */
export function referencesOwner(table: Table, name: string): Table {
  return table.addForeignKeyConstraint(`${name}_owner`, ["ownerId"], "users", ["id"]);
}

/** Adds a foreign key to a record of the same owner; `whenGone` is the action when the record is deleted. */
export function referencesRecord(
  table: Table,
  link: { name: string; column: string; target: string; key?: string; whenGone: "cascade" | "restrict" },
) {
  const { name, column, target, key = "id", whenGone } = link;
  return table.addForeignKeyConstraint(`${name}_${target}_${column}`, ["ownerId", column], target, ["ownerId", key], (constraint) =>
    constraint.onDelete(whenGone),
  );
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}
