import type { Row } from "./row.ts";

const entries = "tests/api/stats/entries.test.ts";
const page = "tests/web/statsPage.test.ts";
const columns = "tests/web/statsColumns.test.ts";
const cells = "tests/web/statsCells.test.ts";
const keys = "tests/web/statsKeys.test.ts";

/** The sheet of a firm's shipments. */
export const statsRows: readonly Row[] = [
  {
    rule: "PATCH /v1/shipment-stats/cell?shipmentId= with columnId and value stores a cell beside the shipment's own values",
    shownBy: [
      [entries, "is kept beside the shipment's own values, and answered with its row"],
      [entries, "leaves the row's other cells as they are; an empty text clears it"],
    ],
  },
  { rule: "System columns cannot have cells edited", shownBy: [[entries, "of a system column is refused"]] },
  {
    rule: "PATCH /v1/shipment-stats/colour?shipmentId=&colour= takes one of the nine colours of the palette as a hex value",
    shownBy: [
      [entries, "is one of the nine, in either case, and white again when it is taken away"],
      [entries, "outside the palette is refused"],
    ],
  },
  {
    rule: "Another owner's shipment is not found, be it for a cell or a colour",
    shownBy: [
      [entries, "of another owner's shipment, or of a column that the firm does not have, is not found"],
      [entries, "of another owner's shipment is not found"],
    ],
  },
  {
    rule: "Without a firm: 'Select a Firm', 'Please select a firm to view shipment statistics' and 'No firm selected'",
    shownBy: [[page, "without a firm there is nothing to show but what to do"]],
  },
  {
    rule: "The first firm is selected by itself; the tab strip reads 'Active:' and the firm",
    shownBy: [[page, "the first firm is chosen by itself; a firm seen within five minutes is not loaded again, and Refresh loads it"]],
  },
  {
    rule: "A firm's data is kept for 5 minutes; Refresh forces a reload",
    shownBy: [[page, "the first firm is chosen by itself; a firm seen within five minutes is not loaded again, and Refresh loads it"]],
  },
  {
    rule: "Empty rows pad the grid up to at least 100 rows",
    shownBy: [[page, "the first firm is chosen by itself; a firm seen within five minutes is not loaded again, and Refresh loads it"]],
  },
  {
    rule: "Filters by broker ('All Brokers') and ports ('All Ports', matched by name); changing one reloads",
    shownBy: [[page, "filters by broker and ports reload the rows, and the address keeps them"]],
  },
  {
    rule: "'Loading columns...', 'Loading data...', and 'Failed to load data' when that failed",
    shownBy: [[page, "the sheet says what it is loading, and a failure why, with a way to try again"]],
  },
  {
    rule: "Columns are added, renamed and deleted; 'Please enter a column name'; system columns offer neither",
    shownBy: [[columns, "a column of the user's own is added, renamed and deleted; a name is needed, and system columns offer neither"]],
  },
  {
    rule: "Columns are resized by dragging from 80 pixels on; the width is saved on release and kept",
    shownBy: [[columns, "a dragged edge sets the width from 80 pixels, saves it when it is let go and keeps it; a double click fits it"]],
  },
  {
    rule: "Column Settings: a drag-to-reorder list with visibility, kept per firm; columns that the order does not name stand at the end",
    shownBy: [[columns, "Column Settings hides columns and reorders them by keyboard; new ones stand at the end, and the order is kept"]],
  },
  {
    rule: "Row numbers open the nine colours; dark shades have white text",
    shownBy: [[cells, "rows are coloured together, dark ones with white text, from their numbers or by the keyboard"]],
  },
  {
    rule: "A cell changes only after the server accepts it",
    shownBy: [[cells, "a cell shows its new text as pending until the server has it, and goes back with the reason when it is refused"]],
  },
  {
    rule: "A click edits an editable cell; Enter saves, Escape cancels, leaving the cell saves",
    shownBy: [
      [keys, "a click without a drag edits an editable cell, and the keyboard still means the grid until the text is touched"],
      [keys, "typing replaces a cell's text, and Enter, Shift+Enter, Tab and arrows save it and move"],
      [keys, "F2 and Enter edit at the end, Escape gives the text back, Alt+Enter breaks the line, and leaving the cell saves"],
    ],
  },
  {
    rule: "Cells are copied and pasted with spreadsheets; system cells are skipped and counted",
    shownBy: [
      [cells, "a block copied from a spreadsheet lands in the user's columns, and comes out again the same"],
      [cells, "a paste skips system cells and leaves out what lies beyond the sheet, and says so; one cell fills a range"],
    ],
  },
];
