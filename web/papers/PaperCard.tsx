import { Badge, Button } from "@mantine/core";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { DocumentKind } from "#domain/documents/document.ts";
import type { PaperType } from "#domain/documents/papers.ts";
import type { PaperCard_shipment$key } from "../__generated__/PaperCard_shipment.graphql.ts";
import type { PaperCardQuery } from "../__generated__/PaperCardQuery.graphql.ts";
import { useSharing } from "../partner/audience/useSharing.ts";
import { useMay } from "../session/role.ts";
import { DialogBoundary } from "../relay/DialogBoundary.tsx";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { Section } from "../ui/page/Section.tsx";
import styles from "./PaperCard.module.css";
import { PaperCardSkeleton } from "./PaperCardSkeleton.tsx";
import { PapersDialog } from "./PapersDialog.tsx";
import { PaperLine } from "./PaperLine.tsx";

const RequestDialog = lazyPart(async () => (await import("../comment/RequestDialog.tsx")).RequestDialog);

/** What a dialog is open for. */
type Task = { kind: "choose" } | { kind: "request"; type: PaperType };

type Props = {
  shipment: PaperCard_shipment$key;
  /** When it was last changed; another time reads the papers again. */
  updatedAt: string | null;
  /** The number of the attempt to read them. */
  attempt: number;
  onGenerate: (kind: DocumentKind) => void;
  onUpload: (type: PaperType) => void;
};

/** The document set of a shipment: what it needs, what is there, and a way to each that is missing. */
export function PaperCard({ shipment, ...props }: Props) {
  const data = useFragment(
    graphql`
      fragment PaperCard_shipment on Shipment {
        id
        ...PaperCardSkeleton_shipment
      }
    `,
    shipment,
  );
  return (
    <PromptSuspense fallback={<PaperCardSkeleton shipment={data} />}>
      <LoadedCard shipmentId={data.id} {...props} />
    </PromptSuspense>
  );
}

type LoadedProps = Omit<Props, "shipment"> & {
  /** Global id of the shipment. */
  shipmentId: string;
};

function LoadedCard({ shipmentId, updatedAt, attempt, onGenerate, onUpload }: LoadedProps) {
  const { node } = useLazyLoadQuery<PaperCardQuery>(
    graphql`
      query PaperCardQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            overdueRequestCount
            paperSet {
              neededCount
              availableCount
              papers {
                type
                ...PaperLine_paper
              }
            }
            ...PapersDialog_shipment
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchKey: `${updatedAt} ${attempt}`, fetchPolicy: "store-and-network" },
  );
  const mayWrite = useMay("write");
  const hasPartners = useSharing() !== null;
  const [task, handleTask, handleClosed] = useDialogTask<Task>();
  const shipment = node?.shipment;
  // A server that is not ours keeps no papers.
  if (!shipment?.paperSet) return null;
  const { neededCount, availableCount, papers } = shipment.paperSet;
  const overdue = shipment.overdueRequestCount ?? 0;
  return (
    <Section
      title="Document set"
      description={
        <>
          {availableCount} of {neededCount}
          {overdue > 0 && (
            <Badge component={Link} to="?tab=comments" className={styles.overdue} color="red" size="sm" tt="none">
              {overdue === 1 ? "1 request is overdue" : `${overdue} requests are overdue`}
            </Badge>
          )}
        </>
      }
      actions={
        mayWrite && (
          <Button variant="default" size="xs" onClick={() => handleTask({ kind: "choose" })}>
            Choose documents
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {papers.map((paper) => (
          <PaperLine
            key={paper.type}
            paper={paper}
            onGenerate={onGenerate}
            onUpload={onUpload}
            onRequest={hasPartners ? (type) => handleTask({ kind: "request", type }) : null}
          />
        ))}
      </ul>
      {task?.kind === "choose" && <PapersDialog shipment={shipment} onClosed={handleClosed} />}
      {task?.kind === "request" && (
        <DialogBoundary attempt={task} onFailed={handleClosed}>
          <RequestDialog shipmentId={shipmentId} type={task.type} onClosed={handleClosed} />
        </DialogBoundary>
      )}
    </Section>
  );
}
