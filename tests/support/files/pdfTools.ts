import { spawnSync } from "node:child_process";

/** A PDF's text as pdftotext (Poppler) reads it, with the layout kept; of one page where `page` is given. */
export function pdfText(pdf: Uint8Array, page?: number): string {
  const range = page === undefined ? [] : ["-f", String(page), "-l", String(page)];
  return run("pdftotext", ["-layout", ...range, "-", "-"], pdf);
}

/** The same with every run of white space as one space, so that wrapped texts are found. */
export function pdfWords(pdf: Uint8Array, page?: number): string {
  const range = page === undefined ? [] : ["-f", String(page), "-l", String(page)];
  return run("pdftotext", [...range, "-", "-"], pdf).replaceAll(/\s+/g, " ");
}

/** The words of a page with their bounds in millimetres from its top left corner. */
export function pdfWordBoxes(pdf: Uint8Array, page = 1): { word: string; left: number; right: number; top: number; bottom: number }[] {
  const found = run("pdftotext", ["-bbox", "-f", String(page), "-l", String(page), "-", "-"], pdf);
  const millimetres = (points: string | undefined) => (Number(points) / 72) * 25.4;
  return [...found.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g)].map(
    ([, left, top, right, bottom, word = ""]) => ({
      word,
      left: millimetres(left),
      right: millimetres(right),
      top: millimetres(top),
      bottom: millimetres(bottom),
    }),
  );
}

/** The tags of a PDF's structure, in reading order, as pdfinfo (Poppler) lists them. */
export function pdfTags(pdf: Uint8Array): string[] {
  return [...run("pdfinfo", ["-struct", "-"], pdf).matchAll(/^ *([A-Z]\w*)/gm)].map(([, tag = ""]) => tag);
}

/** The names of a PDF's fonts without their subset tags, as pdffonts (Poppler) lists them. */
export function pdfFonts(pdf: Uint8Array): string[] {
  const lines = run("pdffonts", ["-"], pdf).split("\n").slice(2);
  return [...new Set(lines.map((line) => line.split(/\s+/)[0]?.replace(/^[A-Z]{6}\+/, "") ?? "").filter(Boolean))];
}

function run(tool: string, args: string[], input: Uint8Array): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { input, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error(`${tool} was not found; it comes with Poppler (Debian: apt-get install poppler-utils)`, { cause: error });
  if (status !== 0) throw new Error(`${tool} failed: ${stderr}`);
  return stdout;
}
