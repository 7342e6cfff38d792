/** A table that the service has read, with the fields that its columns are guessed to hold. */
export type UploadedTable = {
  readonly importId: string;
  readonly hasHeadings: boolean;
  readonly rowCount: number;
  readonly columns: readonly { readonly heading: string; readonly field: string; readonly samples: readonly string[] }[];
  readonly notes: readonly string[];
};

/** How the table is imported: the field of each column ("" for none), the cells that were edited, and the firm of shipments that name none. */
export type Reading = {
  hasHeadings: boolean;
  fields: string[];
  edits: { row: number; column: number; text: string }[];
  firmId: string | null;
};

/** The reading with a cell edited; a cell has one edit. */
export function withEdit(reading: Reading, edit: Reading["edits"][number]): Reading {
  const others = reading.edits.filter(({ row, column }) => row !== edit.row || column !== edit.column);
  return { ...reading, edits: [...others, edit] };
}
