import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";

/** A PDF with one page for each text, of the given width in points. */
export async function aPdf(texts: string[], { width = 300, owner = "", user = "" } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of texts) document.addPage([width, 400]).drawText(text, { x: 20, y: 200, size: 12, font });
  if (owner || user) document.encrypt({ ownerPassword: owner, userPassword: user });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** A PDF that is accepted as a file, although its text cannot be read: its catalogue is not where it says. */
export async function anUnreadablePdf(): Promise<Buffer> {
  const text = (await aPdf(["LIST"])).toString("latin1");
  return Buffer.from(text.replace(/\/Root \d+ 0 R/, "/Root 99 0 R"), "latin1");
}
