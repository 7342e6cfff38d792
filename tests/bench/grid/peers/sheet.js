import "./sheet.css";

const asked = new URLSearchParams(location.search);

/** The sheet that both peers show: as many rows and columns as asked, as wide and high as Lading's. */
export const rowCount = Number(asked.get("rows"));
export const columnCount = Number(asked.get("columns"));
export const rowHeight = 28;
export const headHeight = 32;
export const columnWidth = 128;

const words = ["Mombasa", "Jebel Ali", "Rotterdam", "Hamburg", "In transit", "Delivered", "USD", "EUR"];

/** The text of a cell: the same in both peers. */
export function textAt(row, column) {
  const mixed = Math.imul(row * 31 + column * 40503, 2246822519) >>> 7;
  return column % 3 === 0 ? `TV/${100000 + (mixed % 900000)}` : column % 3 === 1 ? words[mixed % words.length] : String(mixed % 100000);
}

/** Waits until the measurement lets the page go on, and says that the data is there: what follows is the grid's own work. */
export async function tellReady() {
  await new Promise((resolve) => {
    window.gridGo = resolve;
  });
  performance.mark("data-ready");
  return document.getElementById("root");
}
