import { Select, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { missingInDocument } from "#domain/documents/document.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { inputValues } from "#domain/documents/inputValues.ts";
import { brokerageBill } from "#domain/documents/kinds/brokerageBill.ts";
import { taxNames } from "#domain/partners/billTax.ts";
import { billTotals, readGst } from "#domain/partners/brokerageBill.ts";
import { localDay } from "#domain/time/dates.ts";
import type { BillForm_viewer$key } from "../../__generated__/BillForm_viewer.graphql.ts";
import type { BillFormMutation, BrokerageBillDocumentInput } from "../../__generated__/BillFormMutation.graphql.ts";
import { isComplete, markFieldErrors, useDocumentForm } from "../../document/dialog/documentForm.ts";
import { documentWarnings } from "../../document/dialog/documentWarnings.ts";
import { DocumentPreview } from "../../document/preview/DocumentPreview.tsx";
import { usePreview } from "../../document/preview/useDocumentPreview.ts";
import { usePreviewChoice } from "../../document/preview/usePreviewChoice.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { WarningList } from "../../ui/feedback/WarningList.tsx";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useNavigateFromHere } from "../../ui/page/useNavigateFromHere.ts";
import { UnsavedEdits } from "../../unsaved/UnsavedEdits.tsx";
import { BillFields } from "./BillFields.tsx";
import styles from "./BillForm.module.css";
import { requestBill, type BillOrder } from "./billPreview.ts";
import { BillShipments } from "./BillShipments.tsx";
import { BillSums } from "./BillSums.tsx";
import { OwnFirmInputs } from "./OwnFirmInputs.tsx";
import { useBillChoice } from "./useBillChoice.ts";
import { useOwnFirm } from "./useOwnFirm.ts";

/** `from` is the shared shipment from which the page was opened, by its global id; `back` is where Cancel and a sent bill lead. */
type Props = { viewer: BillForm_viewer$key; from: string | null; back: string };

const definition: DocumentDefinition = brokerageBill;

/** The form of a bill: which shipments, whose letterhead, and the bill's own fields; with a live preview. */
export function BillForm({ viewer, from, back }: Props) {
  const data = useFragment(
    graphql`
      fragment BillForm_viewer on Viewer {
        ...useBillChoice_viewer
        ...useOwnFirm_viewer
      }
    `,
    viewer,
  );
  const { groups, isFromMissing, chosen, currency, lines, ticked, choose, tick } = useBillChoice(data, from);
  const own = useOwnFirm(data);
  const [today] = useState(() => localDay(new Date()));
  const form = useDocumentForm(definition, { stored: {}, proposed: { date: today, gstPercentage: "0", sac: "996111" } });
  const navigate = useNavigate();
  const leave = useNavigateFromHere();
  useSubmitKeys();

  const commissions = ticked.map(({ commission }) => commission);
  const { gstPercentage: gst, billTo, toSez } = form.values;
  const address = own.firm?.addresses.find(({ addressId }) => addressId === own.choice.addressId);
  const taxes = taxNames(address?.gst ?? "", { billTo: typeof billTo === "string" ? billTo : "", toSez: toSez === true });
  const totals = billTotals(currency, commissions, (typeof gst === "string" && readGst(gst)) || "0", taxes.length);
  const sharedShipmentIds = ticked.map(({ sharedShipmentId }) => sharedShipmentId);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway makes this input from the same definition.
  const bill = inputValues(definition.fields, form.values) as BrokerageBillDocumentInput;
  const order: BillOrder = { ...own.choice, sharedShipmentIds, bill };
  const [isWanted, setWanted] = usePreviewChoice();
  const isWhole = missingInDocument(definition, form.values).length === 0 && ticked.length > 0;
  const preview = usePreview(isWanted && isWhole ? JSON.stringify(order) : null, requestBill);
  const isLive = isWanted && !preview.isMissing;
  const { byPath, others } = documentWarnings(definition, isLive ? (preview.drawing?.warnings ?? []) : [], ["bill"]);
  const [commit, isBusy] = useCommit<BillFormMutation>(
    graphql`
      mutation BillFormMutation($input: CreateBrokerageBillInput!) {
        createBrokerageBill(input: $input) {
          billNo
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: brokerageBill.words.generated },
  );

  async function send() {
    if (!isComplete(definition, form)) return;
    const input = { ...order, commission: totals.commission };
    const response = await commit({ input }, { onErrors: (errors) => markFieldErrors(form, definition, errors, 1) });
    if (response === null) return;
    form.resetDirty();
    void leave(back);
  }
  return (
    <div className={styles.columns} data-live={isLive || undefined}>
      {!preview.isMissing && (
        <Switch
          className={styles.choice}
          label="Live preview"
          labelPosition="left"
          checked={isLive}
          onChange={(event) => setWanted(event.currentTarget.checked)}
        />
      )}
      <form
        inert={isBusy}
        className={styles.form}
        aria-label="Brokerage bill"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        noValidate
      >
        <UnsavedEdits isChanged={() => form.isDirty()} onLeave={form.resetDirty} />
        <Stack gap="lg">
          <Section>
            <Stack gap="md">
              {isFromMissing && <Text>This shipment cannot be billed: it is not on board yet, or billed already.</Text>}
              <Select
                label="Exporter's Firm and Currency"
                data={groups.map(({ key, label }) => ({ value: key, label }))}
                value={chosen}
                allowDeselect={false}
                onChange={choose}
              />
              <BillShipments lines={lines} ticked={sharedShipmentIds} onTick={tick} />
              <BillSums totals={totals} taxes={taxes} count={ticked.length} currency={currency} />
              <Text size="sm" c="dimmed">
                {brokerageBill.words.note}
              </Text>
            </Stack>
          </Section>
          <Section>
            <Stack gap="md">
              <OwnFirmInputs own={own} />
              <BillFields form={form} warnings={byPath} />
              <WarningList messages={others} />
              <FormActions submitLabel="Send bill" busyLabel="Sending..." isBusy={isBusy} onCancel={() => void navigate(back)} />
            </Stack>
          </Section>
        </Stack>
      </form>
      {isLive && <DocumentPreview preview={preview} hint={isWhole ? null : brokerageBill.words.hint} />}
    </div>
  );
}
