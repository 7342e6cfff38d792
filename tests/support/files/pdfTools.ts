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
