/** The parts of an XLSX file (ECMA-376, SpreadsheetML) that hold no rows, by their names in the archive. */
export const xlsxFrame = (sheetName: string): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      contentType("/xl/workbook.xml", "sheet.main") +
      contentType("/xl/worksheets/sheet1.xml", "worksheet") +
      contentType("/xl/styles.xml", "styles") +
      `</Types>`,
  ),
  "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
  "xl/workbook.xml": xml(
    `<workbook xmlns="${main()}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
      `<sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": relationships([
    ["worksheet", "worksheets/sheet1.xml"],
    ["styles", "styles.xml"],
  ]),
});

/** The styles of a sheet: 0 is plain, 1 bold, 2 text whatever is typed, and from 3 on one for each number format. */
export function stylesXml(formats: readonly string[]): string {
  const text = 49; // the format "@", which every spreadsheet program knows
  const own = 164; // the first id that formats of one's own may have
  const numberFormats = formats.map((format, index) => `<numFmt numFmtId="${own + index}" formatCode="${escapeXml(format)}"/>`);
  const cells = formats.map((_, index) => `<xf numFmtId="${own + index}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`);
  return xml(
    `<styleSheet xmlns="${main()}">` +
      (formats.length > 0 ? `<numFmts count="${formats.length}">${numberFormats.join("")}</numFmts>` : "") +
      `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
      `<borders count="1"><border/></borders>` +
      `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
      `<cellXfs count="${formats.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>` +
      `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"/>` +
      `<xf numFmtId="${text}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>${cells.join("")}</cellXfs></styleSheet>`,
  );
}

/** The begin of a sheet, up to its rows: the first of them is frozen. Widths are in characters. */
export function sheetHead(cols: readonly { width: number; style: number }[]): string {
  const columns = cols.map(
    ({ width, style }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}"${style === 0 ? "" : ` style="${style}"`} customWidth="1"/>`,
  );
  return xml(
    `<worksheet xmlns="${main()}"><sheetViews><sheetView workbookViewId="0">` +
      `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      (columns.length > 0 ? `<cols>${columns.join("")}</cols>` : "") +
      `<sheetData>`,
  );
}

export const sheetTail = "</sheetData></worksheet>";

/** A text as XML: characters that XML cannot hold are left out, and what Excel would read as one of its escapes is kept. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      // A reader would take it for a line break.
      .replaceAll("\r", "&#13;")
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
  );
}

function xml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
}

function main(): string {
  return "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
}

function contentType(part: string, kind: string): string {
  return `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const base = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const each = targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${base}/${type}" Target="${target}"/>`);
  return xml(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`);
}
