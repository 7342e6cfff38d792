import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { clearShipmentLists } from "../session/shipmentLists.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import { showInfo } from "../ui/feedback/toast.ts";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";
import { useSetSampleData } from "./useSetSampleData.ts";

const reasons = { CHANGED: "changed by you", USED: "used by you" } as const;
/** Names that the message lists. */
const listed = 4;

/** 'Remove sample data' with its question; says what stays. */
export function RemoveSampleData() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [setSampleData, isBusy] = useSetSampleData({ success: "Sample data removed", failure: "Failed to remove sample data" });

  async function handleRemove() {
    const kept = await setSampleData(false);
    if (kept === null) return;
    setAsking(false);
    clearShipmentLists();
    const names = kept.slice(0, listed).map(({ name, reason }) => `${name} (${reason === "USED" ? reasons.USED : reasons.CHANGED})`);
    const more = kept.length > listed ? ` and ${kept.length - listed} more` : "";
    if (names.length > 0) showInfo(`${names.join(", ")}${more}`, "Kept as your own");
    const info = await reloadUserInfo().catch(() => null);
    if (info !== null && info.firms.length === 0) await navigate("/onboarding/welcome");
  }
  return (
    <Group gap="sm">
      <Text c="dimmed">Firms marked Sample, and their shipments, are there to try things out.</Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove sample data
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove Sample Data"
        confirmLabel="Remove"
        isBusy={isBusy}
        onConfirm={() => void handleRemove()}
        onCancel={() => setAsking(false)}
      >
        The sample firms go with their master data, their shipments and every document made from them. What you changed, or use for
        shipments and partners of your own, stays.
      </ConfirmDialog>
    </Group>
  );
}
