import { strToU8, zipSync } from "fflate";

/** A workbook of one sheet: its `<row>` elements as XML, and other parts to add or replace. */
export function xlsx(rows: string, parts: Record<string, string> = {}): Buffer {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const files: Record<string, string> = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

/** A row of a sheet whose cells are texts. */
export function textRow(number: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, column) => `<c r="${String.fromCharCode(65 + column)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}
