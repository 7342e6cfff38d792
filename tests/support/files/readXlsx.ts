import { strFromU8, unzipSync } from "fflate";

/** A cell as a spreadsheet program reads it: its value, whether it is text or a number, and in which style. */
export type ReadCell = { value: string; type: "text" | "number"; style: { isBold: boolean; format: string } };

/** The first sheet of an XLSX file: its cells by address, and the part of its XML that comes before them. */
export function readXlsx(bytes: Uint8Array): { cells: Record<string, ReadCell>; head: string; parts: string[] } {
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = part("xl/worksheets/sheet1.xml");
  const styles = stylesOf(part("xl/styles.xml"));
  const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(
    ([, at = "", style, type, inner = ""]) => {
      const value = unescaped(inner.replace(/<[^>]*>/g, ""));
      return [
        at,
        { value, type: type === "inlineStr" ? "text" : "number", style: styles[Number(style)] ?? { isBold: false, format: "" } },
      ] as const;
    },
  );
  return { cells: Object.fromEntries(cells), head: sheet.slice(0, sheet.indexOf("<sheetData>")), parts: Object.keys(files) };
}

function stylesOf(xml: string): ReadCell["style"][] {
  const formats = new Map(
    [...xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code = ""]) => [id, unescaped(code)]),
  );
  const listed = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(xml)?.[1] ?? "";
  return [...listed.matchAll(/<xf numFmtId="(\d+)" fontId="(\d+)"/g)].map(([, format, font]) => ({
    isBold: font === "1",
    format: formats.get(format) ?? "",
  }));
}

function unescaped(xml: string): string {
  return xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
