import { statsLimits } from "./stats.ts";

/** What the service says when it refuses a change of the sheet. */
export const statsMessages = {
  columnNameEmpty: "Please enter a column name",
  columnNameLong: `Column Name must be at most ${statsLimits.columnName} characters long`,
  widthWrong: `The column width must be a whole number from ${statsLimits.minimumWidth} to ${statsLimits.maximumWidth}`,
  columnsTooMany: `A sheet has at most ${statsLimits.ownColumns} columns of your own`,
  columnUnknown: "Column not found",
  systemCell: "System columns cannot be edited",
  systemRename: "System columns cannot be renamed",
  systemDelete: "System columns cannot be deleted",
  cellLong: `A cell holds at most ${statsLimits.cell.toLocaleString("en-US")} characters`,
  cellsMissing: "There are no cells to save",
  cellsTooMany: `At most ${statsLimits.cellsAtOnce.toLocaleString("en-US")} cells can be saved at once`,
  colourUnknown: "Please choose one of the nine row colours",
  rowsMissing: "There are no rows to colour",
  rowsTooMany: `At most ${statsLimits.cellsAtOnce.toLocaleString("en-US")} rows can be coloured at once`,
  stale: "This row was changed since you opened it",
} as const;
