import { PDFHexString, PDFName, PDFNumber, PDFString, type PDFDocument, type PDFRef } from "@cantoo/pdf-lib";

/** A part of a merged file: the bookmark's title, and the index of its first page. */
export type PartStart = { title: string; firstPage: number };

/**
 * Gives a merged file a bookmark for each part, and page labels: "2-3" is the third page of the second part. Viewers open it with
 * the bookmarks and the title.
 */
export function addPartBookmarks(merged: PDFDocument, parts: PartStart[]): void {
  const { context, catalog } = merged;
  const pages = merged.getPages();
  const outline = context.nextRef();
  const items = parts.map((part) => ({ ...part, ref: context.nextRef() }));
  for (const [index, { title, firstPage, ref }] of items.entries()) {
    const neighbours: [string, PDFRef | undefined][] = [
      ["Prev", items[index - 1]?.ref],
      ["Next", items[index + 1]?.ref],
    ];
    const item = context.obj({ Title: PDFHexString.fromText(title), Parent: outline, Dest: [pages[firstPage]?.ref ?? null, "Fit"] });
    for (const [name, neighbour] of neighbours) if (neighbour) item.set(PDFName.of(name), neighbour);
    context.assign(ref, item);
  }
  const [first, last] = [items[0]?.ref, items.at(-1)?.ref];
  if (!first || !last) return;
  context.assign(outline, context.obj({ Type: "Outlines", First: first, Last: last, Count: items.length }));
  catalog.set(PDFName.of("Outlines"), outline);
  catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
  catalog.set(PDFName.of("ViewerPreferences"), context.obj({ DisplayDocTitle: true }));
  const labels = items.flatMap(({ firstPage }, index) => [
    PDFNumber.of(firstPage),
    context.obj({ S: "D", P: PDFString.of(`${index + 1}-`) }),
  ]);
  catalog.set(PDFName.of("PageLabels"), context.obj({ Nums: labels }));
}
