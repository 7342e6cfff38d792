import { graphql, useFragment } from "react-relay";
import type { DocumentKind } from "#domain/documents/document.ts";
import { paperTypes, type PaperType } from "#domain/documents/papers.ts";
import { toShortDay } from "#domain/time/dates.ts";
import type { PaperLine_paper$key } from "../__generated__/PaperLine_paper.graphql.ts";
import { useViewAttachment } from "../attachment/useViewAttachment.ts";
import { PaperLineView } from "./PaperLineView.tsx";

type Props = {
  paper: PaperLine_paper$key;
  onGenerate: (kind: DocumentKind) => void;
  onUpload: (type: PaperType) => void;
  /** Asks a partner for it; null in an office without partners. */
  onRequest: ((type: PaperType) => void) | null;
};

/** A paper with its state and what is asked of it; a missing one has the ways to make it. */
export function PaperLine({ paper, onGenerate, onUpload, onRequest }: Props) {
  const {
    type,
    state,
    isNeeded,
    originals,
    copies,
    note,
    dueOn,
    attachment: file,
  } = useFragment(
    graphql`
      fragment PaperLine_paper on Paper {
        type
        state
        isNeeded
        originals
        copies
        note
        dueOn
        attachment {
          id
          name
          contentType
          sizeInMB
        }
      }
    `,
    paper,
  );
  const view = useViewAttachment();
  const known = paperTypes.find((one) => one === type);
  if (!known) return null;
  const details = [
    isNeeded ? "" : "Not asked for",
    counted(originals, "original", "originals"),
    counted(copies, "copy", "copies"),
    dueOn ? `due ${toShortDay(dueOn)}` : "",
    note,
  ].filter(Boolean);
  const shown = file
    ? {
        name: file.name,
        onView: () => view({ id: file.id, name: file.name, contentType: file.contentType, sizeInMB: file.sizeInMB }),
      }
    : null;
  return (
    <PaperLineView
      type={known}
      state={state}
      file={shown}
      details={details}
      onGenerate={onGenerate}
      onUpload={onUpload}
      onRequest={onRequest}
    />
  );
}

function counted(count: number | null | undefined, one: string, many: string): string {
  return count === null || count === undefined ? "" : `${count} ${count === 1 ? one : many}`;
}
