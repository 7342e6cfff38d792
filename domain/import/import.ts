import type { ImportKind } from "./importKind.ts";

/** Limits of a table: its rows below the headings, its columns, and the characters of all its cells. */
export const maxImportRows = 5_000;
/** Characters of a heading that are shown and compared. */
export const maxHeading = 200;
/** Imports of an office that can be undone at once. */
export const maxImportsADay = 100;
export const maxImportColumns = 100;
export const maxImportCharacters = 4_000_000;

/** Limits of the file itself: its bytes, and the bytes that an .xlsx file unpacks to. */
export const maxImportFileMegabytes = 20;
export const maxUnpackedMegabytes = 100;

/** Edits of cells that a check or an import takes, and rows of a page of a check. */
export const maxImportEdits = 500;
export const importPage = { usual: 50, most: 100 } as const;

/** Saved mappings of an office, and characters of a name. */
export const maxImportMappings = 50;
export const maxMappingName = 60;

/** READ: waits to be imported. UNDONE: was imported, and taken back. */
export const importStates = ["READ", "APPLIED", "UNDONE"] as const;
export type ImportState = (typeof importStates)[number];

/** A column of a table: its heading, the field that it is guessed to hold ("" if none), and its first texts. */
type ImportColumn = { heading: string; field: string; samples: string[] };

/** A table that was uploaded, and what became of it. */
export type Import = {
  importId: string;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  /** Whether the first row is guessed to hold headings. */
  hasHeadings: boolean;
  /** Rows of the table, the headings included; 0 once it was imported. */
  rowCount: number;
  /** Empty once it was imported. */
  columns: ImportColumn[];
  /** What a reader should know, such as formulas without a value. */
  notes: string[];
  /** ISO instant of the upload, or of the import. */
  at: string;
  /** ISO instant until which it can be imported, or undone. */
  until: string;
  /** Records or items that were added and changed. */
  added: number;
  changed: number;
};

/** What an import does with a row. */
export const rowStatuses = ["NEW", "CHANGED", "SAME", "ERROR"] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** A row of a check. `column` is the position of the cell to mend, null if no single one is. */
export type CheckedRow = {
  /** The row's number in the file, from 1. */
  row: number;
  status: RowStatus;
  cells: string[];
  problems: { column: number | null; message: string }[];
};

/** A check of a whole table, with one page of its rows. */
export type ImportCheck = {
  counts: { new: number; changed: number; same: number; errors: number };
  rows: CheckedRow[];
  /** Rows that the filter keeps. */
  rowCount: number;
};

/** The outcome of taking an import back: what stays, and why. At most 100 are named. */
export type UndoneImport = { importId: string; undone: number; keptCount: number; kept: { name: string; reason: string }[] };
export const maxNamedKept = 100;

/** A mapping under a name: fields by heading. */
export type ImportMapping = { mappingId: string; kind: ImportKind; name: string; columns: { heading: string; field: string }[] };

export const importMessages = {
  notFound: "Import not found",
  mappingNotFound: "Mapping not found",
  mappingName: `Please enter a name of at most ${maxMappingName} characters`,
  manyImports: `At most ${maxImportsADay} tables can be imported in a day`,
  mappingsFull: `At most ${maxImportMappings} mappings can be saved`,
  kind: "Please choose what the file holds",
  empty: "The file has no rows",
  nothing: "No row is new or changed",
  tooManyRows: `The file has more than ${maxImportRows} rows; please split it`,
  tooManyColumns: `The file has more than ${maxImportColumns} columns; please remove those that are not needed`,
  tooMuchText: "The file holds too much text; please split it",
  tooLarge: `The file is larger than ${maxImportFileMegabytes} MB, or unpacks to more than ${maxUnpackedMegabytes} MB`,
  tooHard: "The file takes too long or too much memory to read; please save the sheet as CSV",
  oldWorkbook: "This is an .xls file or a workbook with a password; please save it as .xlsx without one",
  unreadable: "The file is no .xlsx or CSV file, or it is damaged",
  formulas: (count: number) =>
    count === 1
      ? "1 formula has no stored result, so its cell is empty. Open the file in a spreadsheet program and save it."
      : `${count} formulas have no stored result, so their cells are empty. Open the file in a spreadsheet program and save it.`,
  errorCells: (count: number) =>
    count === 1
      ? "1 cell holds an error such as #N/A, so it is read as empty. Mend it in a spreadsheet program."
      : `${count} cells hold an error such as #N/A, so they are read as empty. Mend them in a spreadsheet program.`,
  titles: (row: number) => `Row ${row} names the columns; what is above it was left out.`,
  hidden: (rows: number, columns: number) => {
    const counts = [rows === 1 ? "1 row" : `${rows} rows`, columns === 1 ? "1 column" : `${columns} columns`];
    const said = counts.filter((_, position) => [rows, columns][position] !== 0).join(" and ");
    return `${said} of the sheet ${rows + columns === 1 ? "is" : "are"} hidden or filtered out, and read too. Delete in the sheet what you do not want to import.`;
  },
  onlyFirstSheet: "Only the first sheet was read.",
  done: "This file was imported already",
  notDone: "This file was not imported, or the import was undone already",
  hasErrors: (count: number) => `${count === 1 ? "1 row has an error" : `${count} rows have errors`}: mend them, or leave them out`,
  columnMissing: (labels: string) => `Please choose a column for ${labels}`,
  columnTwice: (label: string) => `${label} is chosen for two columns`,
  columnUnknown: (name: string) => `${name} is no field of this kind`,
  sameRow: (row: number) => `Row ${row} has the same name but other data`,
  several: "Several stored entries have this name: change them in Settings",
  manyShipments: (most: number) => `At most ${most} shipments can be imported at once; please split the file`,
  unknownRecord: (noun: string, name: string) => `There is no ${noun} called "${name}": add it in Settings, or import it there`,
  severalRecords: (noun: string, name: string) =>
    `Several ${noun} are called "${name}": write the name with its country, as in Hanse (Germany)`,
  severalProducts: (name: string) => `Several products are called "${name}": give the HSN code too`,
  otherHsnCode: (code: string) => `The product's HSN code is ${code}`,
  unknownPackaging: "No packaging details in Settings are like these: add them there",
  severalPackagings: "Several packaging details fit: give order unit, packing unit, package type and net weight per package",
  firmMissing: "Please name the firm",
  unknownType: "Shipment Type must be In Container or Bulk Vessel",
  otherInShipment: (label: string, row: number) => `Row ${row} gives the same shipment another ${label}`,
  otherRow: (row: number) => `Row ${row} of this shipment has an error`,
  storedOtherwise: (label: string) =>
    `A shipment of this name is stored with another ${label}: give this one another name, or leave it out`,
  hasDocuments: "has documents",
  changedSince: "was changed since",
  usedBy: (what: string) => `is used by ${what}`,
} as const;
