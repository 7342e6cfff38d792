import { AllCommunityModule, ModuleRegistry, themeQuartz } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { createRoot } from "react-dom/client";
import { columnCount, columnWidth, headHeight, rowCount, rowHeight, tellReady, textAt } from "./sheet.js";

ModuleRegistry.registerModules([AllCommunityModule]);

const rows = Array.from({ length: rowCount }, (_, row) => {
  const cells = Array.from({ length: columnCount }, (_cell, column) => [`c${column}`, textAt(row, column)]);
  return { id: String(row), ...Object.fromEntries(cells) };
});
const numbers = { headerName: "", pinned: "left", width: 56, valueGetter: ({ node }) => node.rowIndex + 1 };
const columns = Array.from({ length: columnCount }, (_, column) => ({
  field: `c${column}`,
  headerName: `Column ${column + 1}`,
  width: columnWidth,
  editable: true,
  resizable: true,
}));

createRoot(await tellReady()).render(
  <div style={{ height: "100%" }}>
    <AgGridReact
      theme={themeQuartz.withParams({ fontSize: 13 })}
      rowData={rows}
      columnDefs={[numbers, ...columns]}
      rowHeight={rowHeight}
      headerHeight={headHeight}
      getRowId={({ data }) => data.id}
      undoRedoCellEditing
    />
  </div>,
);
