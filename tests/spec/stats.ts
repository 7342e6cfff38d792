import type { Row } from "./row.ts";

const entries = "tests/api/stats/entries.test.ts";
const storedColumns = "tests/api/stats/columns.test.ts";
const sheet = "tests/api/stats/sheet.test.ts";
const palette = "tests/domain/stats.test.ts";
const mutations = "tests/gateway/schema/stats/statsMutations.test.ts";
const page = "tests/web/statsPage.test.ts";
const columns = "tests/web/statsColumns.test.ts";
const cells = "tests/web/statsCells.test.ts";
const clipboard = "tests/web/statsClipboard.test.ts";
const keys = "tests/web/statsKeys.test.ts";
const exchange = "tests/web/statsExchange.test.ts";

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
    rule: "The palette: White #ffffff, Light Red #fee2e2, Dark Red #dc2626, Light Green #dcfce7, Dark Green #16a34a, Light Orange #fed7aa, Dark Orange #ea580c, Light Blue #dbeafe, Dark Blue #2563eb; dark shades have white text, light ones black",
    shownBy: [
      [palette, "the palette has nine colours, each known by its hex value, and four of them are dark"],
      [cells, "rows are coloured together, dark ones with white text, from their numbers or by the keyboard"],
    ],
  },
  {
    rule: "GET /v1/shipment-stats/columns?firmId= answers data.firmColumns (id, name, width, editable)",
    shownBy: [
      [storedColumns, "are the 23 of the system, 128 wide, then those of the user in the order of adding"],
      ["tests/gateway/schema/stats/stats.test.ts", "has its columns with ids of this firm and the keys of their cells"],
    ],
  },
  {
    rule: "POST /v1/shipment-stats/filter?firmId= with brokerId, portOfDischarge, portOfLoading, startDate and endDate answers data.shipmentStats (shipmentId, colour, values)",
    shownBy: [
      [sheet, "by %s leaves the rows that have it"],
      [sheet, "by a broker leaves their rows"],
      [sheet, "tells of the shipment as it is now, as finished text"],
      ["tests/gateway/schema/stats/stats.test.ts", "sends its filter and order upstream in REST's words"],
    ],
  },
  {
    rule: "POST /v1/shipment-stats/column/add?firmId= with columnName and width (128)",
    shownBy: [
      [storedColumns, "are the 23 of the system, 128 wide, then those of the user in the order of adding"],
      [mutations, "is added and answered (a server of the base contract alone: %s)"],
    ],
  },
  {
    rule: "PATCH /v1/shipment-stats/column/width?firmId=&columnId=&width=",
    shownBy: [
      [storedColumns, "is kept for the user's own and the system's, on this firm's sheet alone"],
      [mutations, "is resized, renamed and deleted by its id"],
    ],
  },
  {
    rule: "PATCH /v1/shipment-stats/column/rename?firmId=&columnId=&name=",
    shownBy: [
      [storedColumns, "may be changed, trimmed, within 255 characters"],
      [mutations, "is resized, renamed and deleted by its id"],
    ],
  },
  {
    rule: "DELETE /v1/shipment-stats/column/delete?firmId=&columnId=",
    shownBy: [
      [storedColumns, "takes its cells along from every row, and no others"],
      [mutations, "is resized, renamed and deleted by its id"],
    ],
  },
  {
    rule: "System columns cannot be renamed or deleted",
    shownBy: [
      [storedColumns, "of a system column stays"],
      [storedColumns, "of the system stays"],
      [columns, "a column of the user's own is added, renamed and deleted; a name is needed, and system columns offer neither"],
    ],
  },
  {
    rule: "The smallest width of a column is 80, the default 128",
    shownBy: [
      [storedColumns, "of width %d is refused"],
      [
        columns,
        "a dragged edge sets the width from 80 pixels once it rests, saves it when it is let go and keeps it; the rows stay where they are; a double click fits it",
      ],
    ],
  },
  {
    rule: "'Failed to update cell', 'Failed to add column', 'Failed to save column width', 'Failed to update row color', 'Failed to rename column', 'Failed to delete column'",
    shownBy: [[columns, "a change that fails without a word of the server's is told in its own, and the sheet keeps what the server has"]],
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
    rule: "Switching to another firm loads its columns, then its data; one seen within five minutes is not loaded again",
    shownBy: [[page, "the first firm is chosen by itself; a firm seen within five minutes is not loaded again, and Refresh loads it"]],
  },
  {
    rule: "The days of the financial year are sent with the sheet's query",
    shownBy: [[page, "the first firm is chosen by itself; a firm seen within five minutes is not loaded again, and Refresh loads it"]],
  },
  {
    rule: "The filters panel opens and closes, and has a broker, a discharge-port and a loading-port filter",
    shownBy: [[page, "filters by broker and ports reload the rows, and the address keeps them"]],
  },
  {
    rule: "Add Column opens a dialog with Column Name, Cancel and Add Column; the added column is 128 wide",
    shownBy: [
      [columns, "a column of the user's own is added, renamed and deleted; a name is needed, and system columns offer neither"],
      [columns, "a change that fails without a word of the server's is told in its own, and the sheet keeps what the server has"],
      [storedColumns, "are the 23 of the system, 128 wide, then those of the user in the order of adding"],
    ],
  },
  {
    rule: "Adding or deleting a column loads the sheet again",
    shownBy: [[columns, "a column of the user's own is added, renamed and deleted; a name is needed, and system columns offer neither"]],
  },
  {
    rule: "Rename Column and Delete Column stand in a column's menu; a deletion is asked about, a new name must not be empty",
    shownBy: [
      [columns, "a column of the user's own is added, renamed and deleted; a name is needed, and system columns offer neither"],
      [columns, "a change that fails without a word of the server's is told in its own, and the sheet keeps what the server has"],
    ],
  },
  {
    rule: "Column Settings marks system columns with a 'System' badge and has a Done button",
    shownBy: [[columns, "Column Settings hides columns and reorders them by keyboard; new ones stand at the end, and the order is kept"]],
  },
  {
    rule: "A right-click or a click on the row number opens the 'Row Color' palette",
    shownBy: [[cells, "rows are coloured together, dark ones with white text, from their numbers or by the keyboard"]],
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
    shownBy: [
      [
        columns,
        "a dragged edge sets the width from 80 pixels once it rests, saves it when it is let go and keeps it; the rows stay where they are; a double click fits it",
      ],
    ],
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
      [clipboard, "a block of %s lands in the user's columns, and comes out again the same, as text and as a table"],
      [clipboard, "a paste skips system cells and leaves out what lies beyond the sheet, and says so; one cell fills a range"],
    ],
  },
  {
    rule: "Export as CSV and XLSX with formula cells made harmless",
    shownBy: [
      [exchange, "Export saves the filter's rows, in their order and with the columns that are shown, as CSV and as XLSX"],
      ["tests/web/pure/sheetFile.test.ts", "holds no formula, in its head neither, and figures below zero stay figures"],
      ["tests/web/pure/sheetFile.test.ts", "holds texts as they are and never as formulas"],
    ],
  },
  {
    rule: "Pasted or uploaded cells are imported after a dry run",
    shownBy: [
      [exchange, "Import shows what pasted cells would change, saves them as one act, and one undo takes them back"],
      [exchange, "a file to import must be text; what forbids its cells is told, and none of them is saved"],
    ],
  },
];
