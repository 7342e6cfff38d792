import { paperTypes, type PaperType } from "#domain/documents/papers.ts";

type Count = { type: string; available: number; draft: number; missing: number; missingWithDraft?: number | null | undefined };

/** A column of the matrix: a type of paper, and how many of its cells say Missing and Draft. */
export type PaperColumn = { type: PaperType; tallies: string[] };

/** The papers that a shipment needs or has. The service counts a needed draft as missing too, as the filter does; a cell says Draft. */
export function columnsOf(counts: readonly Count[]): PaperColumn[] {
  return paperTypes.flatMap((type) => {
    const count = counts.find((one) => one.type === type);
    if (!count || count.available + count.draft + count.missing === 0) return [];
    const missing = count.missing - (count.missingWithDraft ?? 0);
    const drafts = count.draft === 1 ? "1 draft" : `${count.draft} drafts`;
    return [{ type, tallies: [...(missing > 0 ? [`${missing} missing`] : []), ...(count.draft > 0 ? [drafts] : [])] }];
  });
}
