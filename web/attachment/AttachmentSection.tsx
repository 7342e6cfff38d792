import { Button, Group } from "@mantine/core";
import { IconLink, IconPaperclip, IconUsers } from "@tabler/icons-react";
import { graphql, usePaginationFragment } from "react-relay";
import { versionChains } from "#domain/documents/versionChains.ts";
import type { AttachmentSection_shipment$key } from "../__generated__/AttachmentSection_shipment.graphql.ts";
import type { AttachmentSectionPaginationQuery } from "../__generated__/AttachmentSectionPaginationQuery.graphql.ts";
import { useSharing } from "../partner/audience/useSharing.ts";
import { useMay } from "../session/role.ts";
import { DialogBoundary } from "../relay/DialogBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { DataTable } from "../ui/table/DataTable.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import type { SectionChange } from "./AttachmentDialogs.tsx";
import styles from "./AttachmentSection.module.css";
import type { ReplaceableFile } from "./upload/ReplacesField.tsx";
import { AttachmentVersions } from "./versions/AttachmentVersions.tsx";
import { useAllPages, useMoreRows } from "../relay/moreRows.ts";
import { ShowMore } from "../ui/loading/ShowMore.tsx";

const AttachmentDialogs = lazyPart(async () => (await import("./AttachmentDialogs.tsx")).AttachmentDialogs);

type Props = {
  shipment: AttachmentSection_shipment$key;
  /** Opens the dialog for an upload, which may replace a file. */
  onUpload: (replaced: ReplaceableFile | null) => void;
};

/** The dialogs that list the shipment's files. */
const choosesFiles: ReadonlySet<SectionChange["kind"]> = new Set(["audience", "audiences", "link"]);

/** The shipment's files: uploaded, generated and merged. */
export function AttachmentSection({ shipment, onUpload }: Props) {
  const { data, ...pages } = usePaginationFragment<AttachmentSectionPaginationQuery, AttachmentSection_shipment$key>(
    graphql`
      fragment AttachmentSection_shipment on Shipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "AttachmentSectionPaginationQuery") {
        id
        attachments(first: $first, after: $after) @connection(key: "AttachmentSection_attachments") {
          totalCount
          edges {
            node {
              id
              supersedes {
                id
              }
              supersededBy {
                id
              }
              ...AttachmentVersions_attachment
              ...AttachmentDialogs_attachment
            }
          }
        }
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  const hasPartners = useSharing() !== null;
  const [change, openChange, handleClosed] = useDialogTask<SectionChange>();
  useAllPages(pages, change !== null && choosesFiles.has(change.kind));
  const { totalCount, edges } = data.attachments;
  const more = useMoreRows(pages, { rows: edges.length, pageSize: 100 });
  const files = edges.map(({ node }) => node);
  const chains = versionChains(files, { former: ({ supersedes }) => supersedes?.id, later: ({ supersededBy }) => supersededBy?.id });
  const newest = files.filter(({ supersededBy }) => !supersededBy);
  function handleChange(next: SectionChange) {
    if (next.kind === "replace") return onUpload(next);
    openChange(next);
  }
  return (
    <Section
      title={`Attachments (${totalCount})`}
      isFlush={totalCount > 0}
      actions={mayWrite && totalCount > 0 && <SectionButtons hasPartners={hasPartners} onChange={handleChange} />}
    >
      {totalCount === 0 && <NoAttachments onUpload={() => onUpload(null)} />}
      {totalCount > 0 && (
        <div className={styles.table}>
          <DataTable
            label="Attachments"
            hasCards
            minWidth={0}
            columns={[
              { label: "Name" },
              { label: "Document Type" },
              { label: "Size", align: "right" },
              { label: "Updated At" },
              { label: "Actions", isHidden: true, width: "96px" },
            ]}
          >
            {chains.map((versions) => (
              // The oldest version stays when a newer one is generated.
              <AttachmentVersions key={versions.at(-1)?.id} versions={versions} hasPartners={hasPartners} onChange={handleChange} />
            ))}
          </DataTable>
        </div>
      )}
      <ShowMore {...more} />
      {change !== null && (
        <DialogBoundary attempt={change} onFailed={handleClosed}>
          <AttachmentDialogs
            shipmentId={data.id}
            attachments={change.kind === "link" ? newest : files}
            change={change}
            onClosed={handleClosed}
          />
        </DialogBoundary>
      )}
    </Section>
  );
}

function NoAttachments({ onUpload }: { onUpload: () => void }) {
  const mayWrite = useMay("write");
  return (
    <EmptyState
      icon={<IconPaperclip size={22} stroke={1.6} />}
      title="No attachments yet"
      text={mayWrite ? "Generate a document from the Actions menu, or upload the ones you have." : undefined}
      action={
        mayWrite ? (
          <Button variant="default" onClick={onUpload}>
            Upload Documents
          </Button>
        ) : undefined
      }
    />
  );
}

function SectionButtons({ hasPartners, onChange }: { hasPartners: boolean; onChange: (change: SectionChange) => void }) {
  return (
    <Group gap="xs">
      {hasPartners && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconUsers size={16} stroke={1.7} />}
          onClick={() => onChange({ kind: "audiences" })}
        >
          Visible to…
        </Button>
      )}
      <Button variant="default" size="xs" leftSection={<IconLink size={16} stroke={1.7} />} onClick={() => onChange({ kind: "link" })}>
        Share
      </Button>
    </Group>
  );
}
