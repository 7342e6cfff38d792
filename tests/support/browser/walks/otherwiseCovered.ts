/** The records of Settings have one form and one hook, which the walk of a broker's record sends. */
const ofRecords = /^(buyer|dischargePort|documentTemplate|goods|loadingPort|packagingUnit)Mutations(Create|Update|Delete)Mutation$/;

/** Mutations that no walk sends, and why. */
const others: Record<string, string> = {
  FirmPanelCreateMutation: "the form of FirmPanelUpdateMutation",
  SharedDecisionDialogApproveMutation: "the form of ApproveDialogMutation",
  useSaveShipmentCreateMutation: "the form of useSaveShipmentUpdateMutation",
  useUploadFirmImageMutation: "tests/web/firm/firmImages.test.ts",
  statsCellEditsManyMutation: "sent and reported as statsCellEditsOneMutation is, by commitVersioned",
  statsCellEditsOneMutation: "tests/web/stats/columns/columns.test.ts",
  statsColourEditsMutation: "tests/web/stats/columns/columns.test.ts",
  statsColumnEditsAddMutation: "tests/web/stats/columns/columns.test.ts",
  statsColumnEditsDeleteMutation: "tests/web/stats/columns/columns.test.ts",
  statsColumnEditsRenameMutation: "tests/web/stats/columns/columns.test.ts",
  statsColumnEditsResizeMutation: "tests/web/stats/columns/columns.test.ts",
  InboxMailChoiceMutation: "a choice without a form, of a server that sends mail",
  ReadAgainMutation: "an entry of a menu, which closes",
  useDownloadZipMutation: "a button without anything entered, which shows nothing when done",
  useImportCheckMutation: "sent by the import itself; what was typed stays in its cell",
};

/** Whether a mutation is covered otherwise than by a walk. */
export function isCoveredOtherwise(mutation: string): boolean {
  return ofRecords.test(mutation) || mutation in others;
}

/** Every mutation that is said not to be walked by its own name. */
export const saidOtherwise = Object.keys(others);
