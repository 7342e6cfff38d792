import "@glideapps/glide-data-grid/dist/index.css";
import { DataEditor, GridCellKind } from "@glideapps/glide-data-grid";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { columnCount, columnWidth, headHeight, rowCount, rowHeight, tellReady, textAt } from "./sheet.js";

const rows = Array.from({ length: rowCount }, (_, row) => Array.from({ length: columnCount }, (_cell, column) => textAt(row, column)));
const widths = Array.from({ length: columnCount }, (_, column) => ({
  title: `Column ${column + 1}`,
  id: `c${column}`,
  width: columnWidth,
}));

function cellAt([column, row]) {
  const data = rows[row][column];
  return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: true };
}

function saveCell([column, row], { data }) {
  rows[row][column] = data;
}

function Sheet() {
  const [columns, setColumns] = useState(widths);
  const resize = ({ id }, width) => setColumns((known) => known.map((column) => (column.id === id ? { ...column, width } : column)));
  return (
    <>
      <DataEditor
        width="100%"
        height="100%"
        rows={rowCount}
        columns={columns}
        getCellContent={cellAt}
        onCellEdited={saveCell}
        onColumnResize={resize}
        rowHeight={rowHeight}
        headerHeight={headHeight}
        rowMarkers="number"
        getCellsForSelection
        smoothScrollX
        smoothScrollY
      />
      <div id="portal" style={{ position: "fixed", left: 0, top: 0, zIndex: 1 }} />
    </>
  );
}

createRoot(await tellReady()).render(<Sheet />);
