import { strToU8, Zip, ZipDeflate } from "fflate";
import { readFigure } from "#domain/stats/cellText.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import type { SheetFile, SheetFileColumn } from "./sheetFile.ts";
import { escapeXml, sheetHead, sheetTail, stylesXml, xlsxFrame } from "./xlsxXml.ts";

/** Spreadsheet numbers are doubles: more digits than this would be rounded. */
const exactDigits = 15;
const boldStyle = 1;
const typedTextStyle = 2;
const firstFormatStyle = 3;

/**
 * An XLSX file. Texts are text, never formulas; amounts and measures are numbers that read as on the screen, where a number
 * holds them exactly; dates are dates. Each window of rows is compressed as it comes: the whole sheet is never held as text.
 */
export function createXlsxFile(columns: readonly SheetFileColumn[], sheetName = "Shipment Stats"): SheetFile {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const styles = new Map<string, number>();
  let row = 0;

  function begin(name: string): ZipDeflate {
    const part = new ZipDeflate(name);
    archive.add(part);
    return part;
  }
  function cellXml(text: string, { kind, isTyped }: SheetFileColumn, address: string): string {
    const figure = kind === "DATE" ? serialOf(text) : kind === "MONEY" || kind === "MEASURE" ? numberOf(text) : null;
    if (figure === null) return textXml(text, address, isTyped ? typedTextStyle : 0);
    const style = styles.get(figure.format) ?? firstFormatStyle + styles.size;
    styles.set(figure.format, style);
    return `<c r="${address}" s="${style}"><v>${figure.value}</v></c>`;
  }
  function rowXml(draw: (column: SheetFileColumn, index: number, address: string) => string): string {
    row += 1;
    const cells = columns.map((column, index) => draw(column, index, `${columnLetters(index)}${row}`));
    return `<row r="${row}">${cells.join("")}</row>`;
  }
  for (const [name, content] of Object.entries(xlsxFrame(sheetName))) begin(name).push(strToU8(content), true);
  const sheet = begin("xl/worksheets/sheet1.xml");
  sheet.push(
    strToU8(sheetHead(columns.map(({ width, isTyped }) => ({ width: Math.round(width / 7), style: isTyped ? typedTextStyle : 0 })))),
  );
  sheet.push(strToU8(rowXml(({ name }, _, address) => textXml(name, address, boldStyle))));
  return {
    add(rows) {
      const lines = rows.map((texts) => rowXml((column, index, address) => cellXml(texts[index] ?? "", column, address)));
      sheet.push(strToU8(lines.join("")));
    },
    finish() {
      sheet.push(strToU8(sheetTail), true);
      begin("xl/styles.xml").push(strToU8(stylesXml([...styles.keys()])), true);
      archive.end();
      return new Blob(chunks, { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
    },
  };
}

function textXml(text: string, address: string, style = 0): string {
  if (text === "") return "";
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** The letters of a column: 0 is A, 25 is Z, 26 is AA. */
function columnLetters(index: number): string {
  const before = index < 26 ? "" : columnLetters(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

/** Spreadsheet programs count days from different ones before this. */
const firstCounted = "1900-03-01";

/** A DD/MM/YYYY as the number by which spreadsheet programs keep a day; null for every other text (R-1279). */
function serialOf(text: string): { value: string; format: string } | null {
  const day = fromDayMonthYear(text);
  if (day === null || day < firstCounted) return null;
  return { value: String((Date.parse(day) - Date.parse("1899-12-30")) / 86_400_000), format: "dd/mm/yyyy" };
}

/** A number and the format that shows it as on screen, unit included; null when a number cannot hold it exactly. */
function numberOf(text: string): { value: string; format: string } | null {
  const read = readFigure(text);
  if (read === null || read.unit.includes('"')) return null;
  const digits = read.figure.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > exactDigits) return null;
  const [, fraction = ""] = /\.(\d+)/.exec(text) ?? [];
  const decimals = fraction === "" ? "" : `.${"0".repeat(fraction.length)}`;
  return { value: read.figure, format: `#,##0${decimals}${read.unit === "" ? "" : `" ${read.unit}"`}` };
}
