import type { Generated } from "kysely";
import type { RowColourHex } from "#domain/stats/stats.ts";
import type { SystemColumnId, systemColumns } from "#domain/stats/systemColumns.ts";
import type { Json } from "./columnTypes.ts";

export type StatsSheetTable = {
  ownerId: string;
  firmId: string;
  /** Changed widths of system columns: { column id: CSS pixels }. */
  systemWidths: Json;
  /** Raised by every change of the sheet's content. */
  version: number;
  /** Raised only by changes of the firm's shipments. */
  shipmentsVersion: number;
  /** The edition of the keys of all the firm's shipments; 0 while some lack keys. See statsKeys.ts. */
  keysEdition: Generated<number>;
};

/** Sort key of a shipment's row in each system column, null for a blank figure, and the row's search text. */
export type StatsKeysTable = {
  ownerId: string;
  shipmentId: string;
  firmId: string;
  edition: number;
  /** The texts of the system columns in their order, lower-cased, separated by line breaks. */
  texts: string;
} & Record<FigureColumnId, number | null> &
  Record<Exclude<SystemColumnId, FigureColumnId>, string>;

type FigureColumnId = Extract<(typeof systemColumns)[number], { kind: "money" | "measure" }>["id"];

/** The user's entries for a shipment; without a row the entries are blank, the colour white, the version 0. */
export type StatsRowTable = {
  ownerId: string;
  shipmentId: string;
  /** { column id: text } of the user's own columns, without empty texts. */
  cells: Json;
  colour: RowColourHex;
  /** Raised by every change of cells or colour. */
  version: number;
};
