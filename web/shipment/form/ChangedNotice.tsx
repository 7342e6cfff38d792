import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import { useShipmentUpdates } from "../../liveUpdates/shipmentUpdates.ts";
import { ElsewhereAlert } from "../../ui/feedback/ElsewhereAlert.tsx";
import type { OpenForm } from "./draft/openForm.ts";

type Props = {
  form: OpenForm;
  shipmentId: string;
  /** An update while the form saves is its own. */
  isSaving: boolean;
  /** Somebody has deleted it (R-1384). */
  isGone: boolean;
  /** Discards the user's changes and loads what is stored. */
  onReload: () => void;
};

/** Says that somebody else saved or deleted this shipment, and lets the user choose whose version counts; the form itself stays unchanged. */
export function ChangedNotice({ form, shipmentId, isSaving, isGone, onReload }: Props) {
  const [version, setVersion] = useState<number | null>(null);
  useShipmentUpdates((update) => {
    if (update === "missed" || isSaving || update.shipmentId !== shipmentId || update.version === null) return;
    if (update.version > (form.version() ?? update.version)) setVersion(update.version);
  });
  if (isGone) return <ElsewhereAlert what="Deleted">{shipmentNotices.gone}</ElsewhereAlert>;
  // Saving may have reported the conflict first, and the user decided there.
  if (version === null || version <= (form.version() ?? version)) return null;
  function handleKeep() {
    form.setVersion(version);
    setVersion(null);
  }
  return (
    <ElsewhereAlert what="Changed">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {shipmentNotices.stale}. Reload to see what is stored and lose your changes, or keep editing: saving then replaces what was
          changed elsewhere.
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onReload}>
            Reload
          </Button>
          <Button size="xs" onClick={handleKeep}>
            Keep editing
          </Button>
        </Group>
      </Group>
    </ElsewhereAlert>
  );
}
