import { graphql, useFragment } from "react-relay";
import type { SentBills_viewer$key } from "../../__generated__/SentBills_viewer.graphql.ts";
import { Section } from "../../ui/page/Section.tsx";
import { SharedDocumentTable } from "../detail/SharedDocumentTable.tsx";
import { SharedDocumentRow } from "../detail/SharedDocumentRow.tsx";

type Props = { viewer: SentBills_viewer$key };

/** The bills that the office sent, and what became of each, also where it does not see the shipment any more (R-1208). */
export function SentBills({ viewer }: Props) {
  const { sentBills } = useFragment(
    graphql`
      fragment SentBills_viewer on Viewer {
        sentBills {
          exporter
          file {
            id
            ...SharedDocumentRow_file
          }
        }
      }
    `,
    viewer,
  );
  if (!sentBills) return null;
  return (
    <Section title="Sent bills" isFlush>
      <SharedDocumentTable label="Sent bills">
        {sentBills.map(({ exporter, file }) => (
          <SharedDocumentRow key={file.id} file={file} exporter={exporter} />
        ))}
      </SharedDocumentTable>
    </Section>
  );
}
