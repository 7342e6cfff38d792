import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { firmNotices } from "#domain/masterData/firm.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { CreateFirmInput } from "../__generated__/FirmPanelCreateMutation.graphql.ts";
import type { FirmEditorQuery } from "../__generated__/FirmEditorQuery.graphql.ts";
import type { Refused } from "../masterData/record/record.ts";
import { textOfError } from "../relay/RequestError.ts";
import { StaleEditDialog } from "../ui/dialog/StaleEditDialog.tsx";
import { showError } from "../ui/feedback/toast.ts";
import { FirmForm } from "./form/FirmForm.tsx";
import { firmRow, type FirmRow } from "./form/firmRow.ts";

type Props = {
  surface: Surface;
  editing: FirmRow | null;
  isSaving: boolean;
  /** `version` is the one that the user has seen; null for a new firm, and from a service without versions. */
  onSave: (input: CreateFirmInput, version: string | null, refused: Refused) => Promise<boolean>;
  onCancel: (() => void) | undefined;
};

/** The firm form with the version that it was opened from: a firm that was changed elsewhere is not replaced unseen. */
export function FirmEditor({ surface, editing, isSaving, onSave, onCancel }: Props) {
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState(editing);
  const [version, setVersion] = useState(editing?.version ?? null);
  const [isConflict, setConflict] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  async function loadStored(use: (stored: FirmRow) => void) {
    if (opened === null) return;
    setBusy(true);
    try {
      const query = graphql`
        query FirmEditorQuery($id: ID!) {
          node(id: $id) {
            ...firmRow_firm @alias(as: "firm")
          }
        }
      `;
      const options = { fetchPolicy: "network-only" } as const;
      const data = await fetchQuery<FirmEditorQuery>(environment, query, { id: opened.id }, options).toPromise();
      if (data?.node?.firm) {
        const stored = firmRow(data.node.firm);
        setVersion(stored.version);
        use(stored);
      }
      setConflict(false);
    } catch (error) {
      showError(textOfError(error, "Failed to load the firm"));
    }
    setBusy(false);
  }
  function handleReload(stored: FirmRow) {
    setOpened(stored);
    setTurn((last) => last + 1);
  }
  return (
    <>
      <FirmForm
        key={turn}
        surface={surface}
        editing={opened}
        isSaving={isSaving}
        onSave={(input, { onErrors }) => onSave(input, version, { onErrors, onConflict: () => setConflict(true) })}
        onCancel={onCancel}
      />
      <StaleEditDialog
        isOpen={isConflict}
        notice={firmNotices.stale}
        isBusy={isBusy}
        onReload={() => void loadStored(handleReload)}
        onKeep={() => void loadStored(() => undefined)}
      />
    </>
  );
}
