import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { DocumentKind } from "#domain/documents/document.ts";
import { withLayout } from "../layout/withLayout.ts";
import { familiesFor } from "../text/fontCoverage.ts";
import { maxRenderedBytes, tooMuch } from "../limits/documentLimits.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";
import { baseFamilies, readFonts, type FontFamily } from "../text/fonts.ts";
import { compactPdf } from "./compactPdf.ts";
import type { ApprovalRecordModel } from "../models/approvalRecordModel.ts";
import type { BrokerageBillModel } from "../models/brokerageBillModel.ts";
import type { DocumentModel } from "../models/buildDocumentModel.ts";
import { svgPages, type PagesWanted, type SvgPages } from "./svgPages.ts";

/** A firm's image: PNG or JPEG. */
export type DocumentImage = { bytes: Uint8Array; type: string };
export type DocumentImages = { stamp?: DocumentImage; letterhead?: DocumentImage };

/**
 * The output format: PDF, or one SVG for each page of a range. `signatures` are base64 of the PNGs of an approval record's decisions, in their
 * order; null for one without.
 */
export type RenderOptions = { images: DocumentImages; signatures?: readonly (string | null)[] } & RenderFormat;
export type RenderFormat = { format: "pdf" } | ({ format: "svg" } & PagesWanted);
export type RenderOutput = { format: "pdf"; pdf: Uint8Array } | ({ format: "svg" } & SvgPages);

const templates = fileURLToPath(new URL("../templates/", import.meta.url));
const sharedParts = '#import "parts/closing.typ": *';
/** What a template draws. */
type PrintModel = DocumentModel | BrokerageBillModel | ApprovalRecordModel;
/** Kinds that share another one's template. */
const sharedTemplates: Partial<Record<PrintModel["kind"], DocumentKind>> = { "proforma-invoice": "invoice" };

/** The firm's fields whose image the compiler may refuse. */
const imageFields = { stamp: "stampKey", letterhead: "letterHeadKey" } as const;

export type TypstRenderer = {
  /** Loads the fonts of everyday documents and what all templates share, which the first document would wait for. */
  prepare(): void;
  render(model: PrintModel, options: RenderOptions): RenderOutput;
  /** Frees what the last document did not use of the caches; without it, each document leaves about 3 MB (ADR-0090). Call it after each. */
  evictCache(): void;
};

/** Renders documents one after another with Typst; runs in a separate process, because rendering blocks its thread. */
export function createTypstRenderer(): TypstRenderer {
  let compiler: NodeCompiler | null = null;
  let loaded: FontFamily[] = [];
  /** The compiler with these families and those that it has. */
  function compilerWith(families: FontFamily[]): NodeCompiler {
    const missing = families.filter((family) => !loaded.includes(family));
    if (compiler && missing.length === 0) return compiler;
    loaded = [...loaded, ...missing];
    return (compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: readFonts(loaded) }] }));
  }
  return {
    prepare() {
      compilerWith(baseFamilies).compile({ mainFileContent: sharedParts });
    },
    render: (model, options) => renderWith(compilerWith(familiesFor(model)), model, options),
    evictCache: () => compiler?.evictCache(1),
  };
}

function renderWith(compiler: NodeCompiler, model: PrintModel, options: RenderOptions): RenderOutput {
  const ofFirm = shadowsOf(options.images);
  const ofDecisions = (options.signatures ?? []).map((image) =>
    image === null ? null : shadowOf("signature", Buffer.from(image, "base64")),
  );
  const shadows = [...ofFirm, ...ofDecisions.filter((shadow) => shadow !== null)];
  const names = Object.fromEntries(ofFirm.map(({ role, path }) => [role, path]));
  const signatures = ofDecisions.map((shadow) => shadow?.path ?? null);
  const images = { stamp: names["stamp"] ?? null, letterhead: names["letterhead"] ?? null, signatures };
  const data = { model: withLayout(model), images };
  try {
    for (const { path, bytes } of shadows) compiler.mapShadow(shadowPath(path), bytes);
    compiler.mapShadow(shadowPath("/data.json"), Buffer.from(JSON.stringify(data)));
    const document = compile(compiler, model.kind, shadows);
    return refuseTooLarge(options.format === "pdf" ? pdfOf(compiler, document) : svgOf(compiler, document, options));
  } finally {
    for (const { path } of shadows) compiler.unmapShadow(shadowPath(path));
  }
}

/** `pdf()` throws an empty message for a failing source, so compile first and read the diagnostics. */
function compile(compiler: NodeCompiler, kind: PrintModel["kind"], shadows: Shadow[]): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: shadowPath(`/${sharedTemplates[kind] ?? kind}.typ`) });
  if (compiled.result) return compiled.result;
  const error = compiled.takeDiagnostics();
  const broken = shadows.find(({ path }) => !compiler.compile({ mainFileContent: `#image("${path}")` }).result);
  // Of user input, only an image can make rendering fail; every other failure is our fault.
  if (broken) {
    const field = broken.role === "signature" ? null : ["firm", imageFields[broken.role]];
    throw new DocumentProblem(`The ${broken.role} image cannot be read`, "INVALID", field);
  }
  throw new DocumentProblem(
    "The document could not be output",
    "FAILED",
    null,
    JSON.stringify(error ? compiler.fetchDiagnostics(error) : []),
  );
}

function svgOf(compiler: NodeCompiler, document: NodeTypstDocument, wanted: PagesWanted): RenderOutput {
  return { format: "svg", ...svgPages(compiler.plainSvg(document), document.numOfPages, wanted) };
}

function refuseTooLarge(output: RenderOutput): RenderOutput {
  const size = output.format === "pdf" ? output.pdf.length : sizeOf(output);
  if (size <= maxRenderedBytes[output.format]) return output;
  const most = maxRenderedBytes[output.format] / 1024 / 1024;
  if (output.format === "pdf") throw tooMuch(`The document is larger than ${most} MB`, null);
  throw tooMuch(`These pages are larger than ${most} MB. Please ask for fewer at once.`, ["toPage"]);
}

function sizeOf({ pages, layers }: SvgPages): number {
  return [...pages, ...layers.flat().map(({ svg }) => svg ?? "")].reduce((sum, text) => sum + text.length, 0);
}

/** PDF/A-2a keeps documents readable for decades; if an image violates the standard, return a plain PDF. */
function pdfOf(compiler: NodeCompiler, document: NodeTypstDocument): RenderOutput {
  try {
    return { format: "pdf", pdf: compactPdf(compiler.pdf(document, { pdfStandard: "a-2a" })) };
  } catch {
    return { format: "pdf", pdf: compactPdf(compiler.pdf(document, { pdfStandard: "1.7" })) };
  }
}

type Shadow = { role: keyof DocumentImages | "signature"; path: string; bytes: Buffer };

/** Images under hashed names, so that the compiler never uses a cached old stamp. */
function shadowsOf(images: DocumentImages): Shadow[] {
  return (["stamp", "letterhead"] as const).flatMap((role) => {
    const image = images[role];
    if (!image) return [];
    return [shadowOf(role, Buffer.from(image.bytes))];
  });
}

function shadowOf(role: Shadow["role"], bytes: Buffer): Shadow {
  const extension = bytes[0] === 0x89 ? "png" : "jpg";
  return { role, path: `/${role}-${createHash("sha256").update(bytes).digest("hex")}.${extension}`, bytes };
}

function shadowPath(path: string): string {
  return templates + path.slice(1);
}
