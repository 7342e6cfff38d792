import { Button, Text, Title } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { milestoneNames } from "#domain/shipment/progress/milestone.ts";
import { toShortDay } from "#domain/time/dates.ts";
import type { LinkDocuments_content$data, LinkDocuments_content$key } from "../__generated__/LinkDocuments_content.graphql.ts";
import { ShortDate } from "../days/ShortDate.tsx";
import card from "../account/AccountCard.module.css";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { LinkDocument } from "./LinkDocument.tsx";
import type { LinkVisit } from "./linkVisit.ts";
import styles from "./LinkDocuments.module.css";

const LinkDecisionDialog = lazyPart(async () => (await import("./LinkDecisionDialog.tsx")).LinkDecisionDialog);
const LinkUploadDialog = lazyPart(async () => (await import("./LinkUploadDialog.tsx")).LinkUploadDialog);

type Props = { content: LinkDocuments_content$key; visit: LinkVisit };
type Open = { act: "upload" } | { act: "approve" | "reject"; file: { key: string; name: string } };

/** What an opened link shows: whose it is, its documents, and the milestones if it shows them. */
export function LinkDocuments({ content, visit }: Props) {
  const { exporter, reference, expiresAt, documents, progress, allowsUpload, visitor } = useFragment(
    graphql`
      fragment LinkDocuments_content on LinkContent {
        exporter
        reference
        expiresAt
        allowsUpload
        visitor
        documents {
          key
          ...LinkDocument_document
        }
        progress {
          milestone
          planned
          actual
        }
      }
    `,
    content,
  );
  const [open, handleOpen, handleClosed] = useDialogTask<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the link is gone, and with it the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={card.card}>
      <div>
        <Title order={1} ref={heading} tabIndex={-1}>
          {exporter}
        </Title>
        <Text c="dimmed">
          {reference} · open until <ShortDate at={expiresAt} />
        </Text>
      </div>
      {documents.length === 0 && <Text>No document is shown at present.</Text>}
      <ul className={styles.documents} aria-label="Documents">
        {documents.map((document) => (
          <LinkDocument
            key={document.key}
            document={document}
            onDecide={(act, name) => handleOpen({ act, file: { key: document.key, name } })}
            onChanged={visit.onChanged}
          />
        ))}
      </ul>
      {allowsUpload && (
        <Button variant="default" leftSection={<IconUpload size={16} stroke={1.7} />} onClick={() => handleOpen({ act: "upload" })}>
          Upload
        </Button>
      )}
      <Suspense>
        {open?.act === "upload" && <LinkUploadDialog visit={visit} visitor={visitor} onClosed={handleClosed} />}
        {(open?.act === "approve" || open?.act === "reject") && (
          <LinkDecisionDialog {...open} visit={visit} visitor={visitor} onClosed={handleClosed} />
        )}
      </Suspense>
      {progress && <Progress progress={progress} />}
    </section>
  );
}

/** The milestones of the shipment. */
function Progress({ progress }: { progress: NonNullable<LinkDocuments_content$data["progress"]> }) {
  return (
    <div>
      <Title order={2} size="h3" className={styles.progress}>
        Progress
      </Title>
      <ol className={styles.documents}>
        {progress.map(({ milestone, planned, actual }) => (
          <li key={milestone} className={styles.document}>
            <span>{milestoneNames[milestone]}</span>
            <Text component="span" size="sm" c={actual ? "inherit" : "dimmed"}>
              {dayWords(planned, actual)}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** When a milestone was reached, else when it is planned. */
function dayWords(planned: string | null | undefined, actual: string | null | undefined): string {
  if (actual) return toShortDay(actual);
  return planned ? `Planned ${toShortDay(planned)}` : "–";
}
