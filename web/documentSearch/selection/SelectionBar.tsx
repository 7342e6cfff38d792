import { Button, Group } from "@mantine/core";
import { IconArrowMerge, IconFileZip, IconLink, IconTag, IconUsers, IconX } from "@tabler/icons-react";
import { formatSize, maxMergeParts } from "#domain/documents/attachment.ts";
import { documentSearchMessages, maxZipBytes, maxZipFiles } from "#domain/documents/documentSearch.ts";
import { useMay } from "../../session/role.ts";
import { DialogBoundary } from "../../relay/DialogBoundary.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import styles from "./SelectionBar.module.css";
import { useDownloadZip } from "./useDownloadZip.ts";
import type { Selection } from "./useSelection.ts";

const MergeSelection = lazyPart(async () => (await import("./MergeSelection.tsx")).MergeSelection);
const ShareSelection = lazyPart(async () => (await import("./ShareSelection.tsx")).ShareSelection);
const AudienceDialog = lazyPart(async () => (await import("../../partner/audience/AudienceDialog.tsx")).AudienceDialog);

const TypeDialog = lazyPart(async () => (await import("./TypeDialog.tsx")).TypeDialog);

type Task = "merge" | "audience" | "type" | "link";

type Props = {
  selection: Selection;
  hasPartners: boolean;
  /** Documents were merged or changed, or may have been. */
  onChanged: () => void;
};

/** What can be done with the ticked documents. What may not be done is not offered. */
export function SelectionBar({ selection: { all, clear }, hasPartners, onChanged }: Props) {
  const mayWrite = useMay("write");
  const [download, isPreparing] = useDownloadZip();
  const [task, handleTask, closeTask] = useDialogTask<Task>();
  const megabytes = all.reduce((sum, one) => sum + one.megabytes, 0);
  const isTooMuch = all.length > maxZipFiles || megabytes * 1024 * 1024 > maxZipBytes;
  const ids = all.map(({ id }) => id);
  const [shipmentId, ...others] = new Set(all.map((one) => one.shipmentId));
  const isOneShipment = shipmentId !== undefined && others.length === 0;
  function handleClosed() {
    closeTask();
    if (task === "merge" || task === "type" || (task === "audience" && !isOneShipment)) onChanged();
  }
  return (
    <section className={styles.bar} aria-label="Selection">
      <output className={styles.words}>
        {all.length} selected, {formatSize(megabytes)}
      </output>
      <Group gap="xs">
        <Button
          size="xs"
          leftSection={<IconFileZip size={16} stroke={1.7} />}
          disabled={isTooMuch}
          loading={isPreparing}
          onClick={() => void download(ids)}
        >
          Download ZIP
        </Button>
        {mayWrite && all.length > 1 && all.length <= maxMergeParts && (
          <Button size="xs" variant="default" leftSection={<IconArrowMerge size={16} stroke={1.7} />} onClick={() => handleTask("merge")}>
            Merge
          </Button>
        )}
        {mayWrite && hasPartners && all.length <= maxZipFiles && (
          <Button size="xs" variant="default" leftSection={<IconUsers size={16} stroke={1.7} />} onClick={() => handleTask("audience")}>
            Visible to…
          </Button>
        )}
        {mayWrite && all.length <= maxZipFiles && all.some(({ keepsType }) => !keepsType) && (
          <Button size="xs" variant="default" leftSection={<IconTag size={16} stroke={1.7} />} onClick={() => handleTask("type")}>
            Change type
          </Button>
        )}
        {mayWrite && isOneShipment && (
          <Button size="xs" variant="default" leftSection={<IconLink size={16} stroke={1.7} />} onClick={() => handleTask("link")}>
            Share
          </Button>
        )}
        <Button size="xs" variant="subtle" leftSection={<IconX size={16} stroke={1.7} />} onClick={clear}>
          Clear selection
        </Button>
      </Group>
      {isTooMuch && <span className={styles.limit}>{documentSearchMessages.zipTooMuch}</span>}
      {mayWrite && !isOneShipment && <span className={styles.hint}>A share link holds documents of one shipment.</span>}
      {task !== null && shipmentId !== undefined && (
        <DialogBoundary attempt={task} onFailed={handleClosed}>
          {task === "merge" && <MergeSelection documents={all} onClosed={handleClosed} />}
          {task === "audience" && (
            <AudienceDialog
              shipmentId={isOneShipment ? shipmentId : null}
              attachments={all.map(({ key }) => key)}
              ids={ids}
              onClosed={handleClosed}
            />
          )}
          {task === "type" && <TypeDialog documents={all} onClosed={handleClosed} />}
          {task === "link" && <ShareSelection shipmentId={shipmentId} ids={ids} onClosed={handleClosed} />}
        </DialogBoundary>
      )}
    </section>
  );
}
