import type { DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";

/** What a fake renderer does: the bytes of a document, and the pages of a preview. Without these it draws an empty one. */
type Fakes = {
  draw?: (...args: Parameters<DocumentRenderer["render"]>) => Promise<Buffer>;
  drawPages?: (...args: Parameters<DocumentRenderer["preview"]>) => Promise<string[]>;
};

const noNotes = { unknownFields: [], warnings: [], plainText: null };

export const emptyPdf = async (): Promise<Buffer> => Buffer.from("%PDF-");

/** A renderer that draws nothing: for tests of what happens before, meanwhile and after. */
export function fakeRenderer({ draw = emptyPdf, drawPages = async () => [] }: Fakes): DocumentRenderer {
  return {
    render: async (...args) => ({ pdf: await draw(...args), ...noNotes }),
    async preview(...args) {
      const pages = await drawPages(...args);
      return { pages, layers: [], pageCount: pages.length, ...noNotes };
    },
    renderRecord: emptyPdf,
    wake: () => undefined,
    close: async () => undefined,
  };
}
