import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString, type PDFContext, type PDFObject, type PDFPage } from "@cantoo/pdf-lib";

/** Annotations that hold a file or play something. */
const activeKinds = new Set(["FileAttachment", "Sound", "Movie", "Screen", "RichMedia", "3D"]);

/** Where a link may lead besides pages of the same file: never to a file or a program of the reader's machine. */
const linkTarget = /^(?:https?|mailto|tel):/i;

const actions = PDFName.of("AA");
const action = PDFName.of("A");
const annotations = PDFName.of("Annots");
const innerFiles = PDFName.of("AF");

/**
 * Takes from a page what would act in the reader's program: scripts, programs to start, forms to send, files inside. A merged file goes to banks
 * and buyers in the office's name, and strangers may have made its parts. What the page shows, and its links, stay.
 */
export function dropActions({ node }: PDFPage): void {
  for (const name of [actions, innerFiles, PDFName.of("PresSteps")]) node.delete(name);
  const { context } = node;
  const listed = context.lookup(node.get(annotations));
  if (!(listed instanceof PDFArray)) {
    node.delete(annotations);
    return;
  }
  const kept = listed.asArray().filter((item) => {
    const annotation = context.lookup(item);
    if (!(annotation instanceof PDFDict) || isActive(annotation)) return false;
    soften(annotation);
    return true;
  });
  node.set(annotations, context.obj(kept));
}

function isActive(annotation: PDFDict): boolean {
  return activeKinds.has(nameAt(annotation, "Subtype"));
}

function soften(annotation: PDFDict): void {
  for (const name of [actions, innerFiles, PDFName.of("PA")]) annotation.delete(name);
  // The field of a form, with its scripts; a merged file has no form.
  if (nameAt(annotation, "Subtype") === "Widget") annotation.delete(PDFName.of("Parent"));
  const kept = harmlessAction(annotation.context, annotation.get(action));
  if (kept) annotation.set(action, kept);
  else annotation.delete(action);
}

/** The same action without those that would follow it; undefined for one that does more than to show a page or a website. */
function harmlessAction(context: PDFContext, given: PDFObject | undefined): PDFDict | undefined {
  const found = context.lookup(given);
  if (!(found instanceof PDFDict)) return undefined;
  const kind = nameAt(found, "S");
  if (kind === "GoTo") return context.obj({ S: "GoTo", ...entry(found, "D") });
  const address = context.lookup(found.get(PDFName.of("URI")));
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return kind === "URI" && isText && linkTarget.test(address.decodeText()) ? context.obj({ S: "URI", URI: address }) : undefined;
}

function entry(dict: PDFDict, name: string): Record<string, PDFObject> {
  const value = dict.get(PDFName.of(name));
  return value ? { [name]: value } : {};
}

function nameAt(dict: PDFDict, key: string): string {
  const value = dict.context.lookup(dict.get(PDFName.of(key)));
  return value instanceof PDFName ? value.decodeText() : "";
}
