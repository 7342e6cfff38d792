import type { Row } from "./row.ts";

const entries = "tests/api/stats/entries.test.ts";
const storedColumns = "tests/api/stats/columns.test.ts";
const page = "tests/web/statsPage.test.ts";
const columns = "tests/web/statsColumns.test.ts";
const cells = "tests/web/statsCells.test.ts";
const clipboard = "tests/web/statsClipboard.test.ts";
const keys = "tests/web/statsKeys.test.ts";
const editor = "tests/web/statsEditor.test.ts";
const frozen = "tests/web/statsFrozen.test.ts";
const together = "tests/web/statsTogether.test.ts";

/** What the sheet does under the hand of somebody who knows spreadsheets: each key and behaviour, and the bad input it bears. */
export const statsKeyboardRows: readonly Row[] = [
  {
    rule: "Arrow keys move the active cell, and the view follows",
    shownBy: [[keys, "arrows, Tab, Home, End and the page keys move, with Ctrl to the data's edge, and the view follows"]],
  },
  {
    rule: "Tab and Shift+Tab move to the side; in an editor they save first",
    shownBy: [
      [keys, "arrows, Tab, Home, End and the page keys move, with Ctrl to the data's edge, and the view follows"],
      [keys, "typing replaces a cell's text, and Enter, Shift+Enter, Tab and arrows save it and move"],
    ],
  },
  {
    rule: "Enter opens a cell; in the editor it saves and moves down, Shift+Enter up",
    shownBy: [
      [keys, "F2 and Enter edit at the end, Escape gives the text back, Alt+Enter breaks the line, and leaving the cell saves"],
      [keys, "typing replaces a cell's text, and Enter, Shift+Enter, Tab and arrows save it and move"],
    ],
  },
  {
    rule: "F2 edits at the end of the text",
    shownBy: [[keys, "F2 and Enter edit at the end, Escape gives the text back, Alt+Enter breaks the line, and leaving the cell saves"]],
  },
  {
    rule: "Typing replaces a cell's text, also by an input method; an arrow in an editor opened so saves and moves",
    shownBy: [
      [keys, "typing replaces a cell's text, and Enter, Shift+Enter, Tab and arrows save it and move"],
      [editor, "what an input method composes goes into the cell, and its Enter does not save"],
    ],
  },
  {
    rule: "A click without a drag edits an editable cell; a drag selects",
    shownBy: [
      [keys, "a click without a drag edits an editable cell, and the keyboard still means the grid until the text is touched"],
      [keys, "Shift extends the selection, Ctrl+A and Space select all, rows or columns, and the mouse does the same"],
    ],
  },
  {
    rule: "Escape leaves a cell as it was, and the keyboard is back in the grid; leaving a cell saves it",
    shownBy: [[keys, "F2 and Enter edit at the end, Escape gives the text back, Alt+Enter breaks the line, and leaving the cell saves"]],
  },
  {
    rule: "Delete and Backspace clear the selection",
    shownBy: [[keys, "Delete and Backspace clear the selected cells, and undo and redo take it back and do it again"]],
  },
  {
    rule: "Home and End, with Ctrl the sheet's corners; Ctrl+arrow to the data's edge; PageUp and PageDown",
    shownBy: [[keys, "arrows, Tab, Home, End and the page keys move, with Ctrl to the data's edge, and the view follows"]],
  },
  {
    rule: "Shift+arrows, Shift+click, a drag and Ctrl+Shift+arrow select blocks",
    shownBy: [[keys, "Shift extends the selection, Ctrl+A and Space select all, rows or columns, and the mouse does the same"]],
  },
  {
    rule: "A head selects its column, a number its row; Ctrl+Space, Shift+Space and Ctrl+A do it by the keyboard",
    shownBy: [
      [keys, "Shift extends the selection, Ctrl+A and Space select all, rows or columns, and the mouse does the same"],
      [cells, "rows are coloured together, dark ones with white text, from their numbers or by the keyboard"],
    ],
  },
  {
    rule: "Ctrl+C, Ctrl+X and Ctrl+V exchange TSV and HTML with spreadsheets; one cell fills a block, what lies beyond the sheet is left out and told",
    shownBy: [
      [clipboard, "a block of %s lands in the user's columns, and comes out again the same, as text and as a table"],
      [clipboard, "a paste skips system cells and leaves out what lies beyond the sheet, and says so; one cell fills a range"],
    ],
  },
  {
    rule: "Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z over edits, pastes, fills, colours and changes of columns",
    shownBy: [
      [keys, "Delete and Backspace clear the selected cells, and undo and redo take it back and do it again"],
      [clipboard, "a block of %s lands in the user's columns, and comes out again the same, as text and as a table"],
      [cells, "Ctrl+D, Ctrl+R and the fill handle repeat cells, each as one act that undo takes back"],
      [cells, "rows are coloured together, dark ones with white text, from their numbers or by the keyboard"],
      [columns, "a selected column goes elsewhere by its head, by its menu and by the keyboard; undo takes it back, and the order is kept"],
      [
        columns,
        "the menu key widens, narrows and fits a column without a mouse, and undo takes that back; keys pressed while it opens are not the grid's",
      ],
    ],
  },
  {
    rule: "Columns are resized by a drag, a double click or the menu, and reordered by a drag or the keyboard",
    shownBy: [
      [
        columns,
        "a dragged edge sets the width from 80 pixels once it rests, saves it when it is let go and keeps it; the rows stay where they are; a double click fits it",
      ],
      [
        columns,
        "the menu key widens, narrows and fits a column without a mouse, and undo takes that back; keys pressed while it opens are not the grid's",
      ],
      [columns, "a selected column goes elsewhere by its head, by its menu and by the keyboard; undo takes it back, and the order is kept"],
    ],
  },
  {
    rule: "A screen reader is told of rows, columns, what is selected and what cannot be edited; the active row stays in the page",
    shownBy: [
      [
        keys,
        "a screen reader is told of all rows and columns, of system cells, and of the active cell even out of sight; Escape, then Tab or Shift+Tab, leaves",
      ],
      [page, "the page passes the accessibility checker in both themes"],
    ],
  },
  {
    rule: "An editor survives scrolling away and news from others",
    shownBy: [[editor, "an open editor survives being scrolled away and news from somebody else, and saves to its own cell"]],
  },
  {
    rule: "The fill handle, Ctrl+D and Ctrl+R repeat cells",
    shownBy: [[cells, "Ctrl+D, Ctrl+R and the fill handle repeat cells, each as one act that undo takes back"]],
  },
  {
    rule: "A context menu, by Shift+F10 too",
    shownBy: [
      [
        columns,
        "the menu key widens, narrows and fits a column without a mouse, and undo takes that back; keys pressed while it opens are not the grid's",
      ],
      [cells, "rows are coloured together, dark ones with white text, from their numbers or by the keyboard"],
    ],
  },
  {
    rule: "Frozen columns",
    shownBy: [
      [
        frozen,
        "frozen columns stay in sight beside those that scroll, for the eye, the mouse, the keyboard and the editor, until they are freed",
      ],
    ],
  },
  {
    rule: "Sorting and filtering from the head; Ctrl+F finds in all rows",
    shownBy: [[columns, "rows are sorted and filtered by a column on the server, and found by a text in any of them"]],
  },
  {
    rule: "The status bar counts, adds up and averages the selected cells, each currency by itself",
    shownBy: [[keys, "the status bar counts the selected cells, and adds figures up for each currency by itself"]],
  },
  {
    rule: "Touch reads, selects and edits",
    shownBy: [[editor, "a finger scrolls the sheet, taps select and edit a cell, and a tap on a row number opens the colours"]],
  },
  {
    rule: "Blank names and those of 300 characters, widths of -1 and 1e9, a cell of 100 kB and a paste of 50,000 cells are refused or clipped with a word, and nothing is half written",
    shownBy: [
      [storedColumns, "needs a name of 1 to 255 characters"],
      [storedColumns, "of width %d is refused"],
      [entries, "of 10,000 cells is taken, of 50,000 or of none refused"],
      [clipboard, "a paste of 50,000 cells fills what the sheet has and says what it left out; with a cell of 100 kB none of it is saved"],
    ],
  },
  {
    rule: "Two who edit one cell are both heard; a paste whose line breaks leaves nothing half written",
    shownBy: [
      [together, "of two who edit one cell the second is shown both texts and says which one stays; other cells of the row do not matter"],
      [
        together,
        "a paste that meets a broken line leaves nothing half written, says so, and undo past a failure finds every act in its place",
      ],
    ],
  },
];
