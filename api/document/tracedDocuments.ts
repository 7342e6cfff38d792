import type { Trace } from "#domain/trace.ts";
import type { Documents } from "./documents.ts";

/** Tells how long drawings take, waiting in line included. */
export function tellDrawings(documents: Documents, trace: Trace): Documents {
  return {
    render: (input) => trace.span(`draw ${input.document.kind}`, { kind: "internal" }, () => documents.render(input)),
    preview: (input, options) => {
      return trace.span(`draw preview of ${input.document.kind}`, { kind: "internal" }, async (span) => {
        const drawn = await documents.preview(input, options);
        span.note({ "lading.pages": drawn.pageCount });
        return drawn;
      });
    },
    close: () => documents.close(),
  };
}
