import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { firstMissing } from "../text/fontCoverage.ts";
import { maxRenderedBytes, tooMuch } from "../limits/documentLimits.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";
import { baseFamilies, hanFamilies, readFonts } from "../text/fonts.ts";
import type { DocumentModel } from "../models/documentModel.ts";
import { svgPages, type PageRange, type SvgPages } from "./svgPages.ts";

/** A firm's image: PNG or JPEG. */
export type DocumentImage = { bytes: Uint8Array; type: string };
export type DocumentImages = { stamp?: DocumentImage; letterhead?: DocumentImage };

/** The output format: PDF, or one SVG for each page of a range. */
export type RenderOptions = { images: DocumentImages } & RenderFormat;
export type RenderFormat = { format: "pdf" } | { format: "svg"; range: PageRange };
export type RenderOutput = { format: "pdf"; pdf: Uint8Array } | ({ format: "svg" } & SvgPages);

const templates = fileURLToPath(new URL("../templates/", import.meta.url));
const templateOf: Record<DocumentModel["kind"], string> = {
  contract: "contract.typ",
  "proforma-invoice": "invoice.typ",
  invoice: "invoice.typ",
  "packing-list": "packing-list.typ",
  "custom-document": "custom-document.typ",
};

/** The firm's fields whose image the compiler may refuse. */
const imageFields = { stamp: "stampKey", letterhead: "letterHeadKey" } as const;

/** Renders documents one after another with Typst; runs in a separate process, because rendering blocks its thread. */
export function createTypstRenderer(): { render(model: DocumentModel, options: RenderOptions): RenderOutput } {
  let compiler: NodeCompiler | null = null;
  let hasHanFonts = false;
  return {
    render(model, options) {
      const needsHan = firstMissing(model, baseFamilies) !== null;
      if (!compiler || (needsHan && !hasHanFonts)) {
        compiler = openCompiler(needsHan);
        hasHanFonts = needsHan;
      }
      return renderWith(compiler, model, options);
    },
  };
}

function openCompiler(withHanFonts: boolean): NodeCompiler {
  const families = withHanFonts ? [...baseFamilies, ...hanFamilies] : baseFamilies;
  return NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: readFonts(families) }] });
}

function renderWith(compiler: NodeCompiler, model: DocumentModel, options: RenderOptions): RenderOutput {
  const shadows = shadowsOf(options.images);
  const names = Object.fromEntries(shadows.map(({ role, path }) => [role, path]));
  const data = { model, images: { stamp: names["stamp"] ?? null, letterhead: names["letterhead"] ?? null } };
  try {
    for (const { path, bytes } of shadows) compiler.mapShadow(shadowPath(path), bytes);
    compiler.mapShadow(shadowPath("/data.json"), Buffer.from(JSON.stringify(data)));
    const document = compile(compiler, model.kind, shadows);
    return refuseTooLarge(options.format === "pdf" ? pdfOf(compiler, document) : svgOf(compiler, document, options.range));
  } finally {
    for (const { path } of shadows) compiler.unmapShadow(shadowPath(path));
    // Without eviction, each document leaves about 3 MB in memory.
    compiler.evictCache(2);
  }
}

/** `pdf()` throws an empty message for a failing source, so compile first and read the diagnostics. */
function compile(compiler: NodeCompiler, kind: DocumentModel["kind"], shadows: Shadow[]): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: shadowPath(`/${templateOf[kind]}`) });
  if (compiled.result) return compiled.result;
  const error = compiled.takeDiagnostics();
  const broken = shadows.find(({ path }) => !compiler.compile({ mainFileContent: `#image("${path}")` }).result);
  // Of user input, only an image can make rendering fail; every other failure is our fault.
  if (broken) throw new DocumentProblem(`The ${broken.role} image cannot be read`, "INVALID", ["firm", imageFields[broken.role]]);
  throw new DocumentProblem(
    "The document could not be output",
    "FAILED",
    null,
    JSON.stringify(error ? compiler.fetchDiagnostics(error) : []),
  );
}

function svgOf(compiler: NodeCompiler, document: NodeTypstDocument, range: PageRange): RenderOutput {
  return { format: "svg", ...svgPages(compiler.plainSvg(document), document.numOfPages, range) };
}

function refuseTooLarge(output: RenderOutput): RenderOutput {
  const size = output.format === "pdf" ? output.pdf.length : output.pages.reduce((sum, page) => sum + page.length, 0);
  if (size <= maxRenderedBytes[output.format]) return output;
  const most = maxRenderedBytes[output.format] / 1024 / 1024;
  if (output.format === "pdf") throw tooMuch(`The document is larger than ${most} MB`, null);
  throw tooMuch(`These pages are larger than ${most} MB. Please ask for fewer at once.`, ["toPage"]);
}

/** PDF/A-2a keeps documents readable for decades; if an image violates the standard, return a plain PDF. */
function pdfOf(compiler: NodeCompiler, document: NodeTypstDocument): RenderOutput {
  try {
    return { format: "pdf", pdf: compiler.pdf(document, { pdfStandard: "a-2a" }) };
  } catch {
    return { format: "pdf", pdf: compiler.pdf(document, { pdfStandard: "1.7" }) };
  }
}

type Shadow = { role: keyof DocumentImages; path: string; bytes: Buffer };

/** Images under hashed names, so that the compiler never uses a cached old stamp. */
function shadowsOf(images: DocumentImages): Shadow[] {
  return (["stamp", "letterhead"] as const).flatMap((role) => {
    const image = images[role];
    if (!image) return [];
    const bytes = Buffer.from(image.bytes);
    const extension = bytes[0] === 0x89 ? "png" : "jpg";
    return [{ role, path: `/${role}-${createHash("sha256").update(bytes).digest("hex")}.${extension}`, bytes }];
  });
}

function shadowPath(path: string): string {
  return templates + path.slice(1);
}
