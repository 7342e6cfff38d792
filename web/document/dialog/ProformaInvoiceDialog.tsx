import { Switch, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import type { ProformaInvoiceRequest } from "#domain/documents/document.ts";
import type { ProformaInvoiceDialog_shipment$key } from "../../__generated__/ProformaInvoiceDialog_shipment.graphql.ts";
import { DocumentDialog } from "./DocumentDialog.tsx";
import styles from "./DocumentDialog.module.css";
import { dayOrNull, isComplete, markFieldErrors, useStoredNumbers, type Generation } from "./documentForm.ts";
import { MemoSwitches } from "./MemoSwitches.tsx";
import { NumberAndDate } from "./NumberAndDate.tsx";
import { useGenerateProformaInvoice } from "../mutations/useGenerateProformaInvoice.ts";

type Props = { shipment: ProformaInvoiceDialog_shipment$key; onClosed: () => void };

/** Generate Proforma Invoice: needs the PI number and date. */
export function ProformaInvoiceDialog({ shipment, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ProformaInvoiceDialog_shipment on Shipment {
        id
        piNo
        piDate
        contractNo
        contractDate
        ...DocumentDialog_shipment
        ...MemoSwitches_shipment
      }
    `,
    shipment,
  );
  const stored = {
    piNo: data.piNo ?? "",
    piDate: data.piDate ?? "",
    contractNo: data.contractNo ?? "",
    contractDate: data.contractDate ?? "",
  };
  const [generate, isBusy] = useGenerateProformaInvoice();
  const form = useForm<ProformaInvoiceRequest>({
    initialValues: {
      ...stored,
      printCNF: false,
      printSpecification: false,
      printCommission: false,
      letterhead: true,
      remarks: "",
    },
  });
  useStoredNumbers(form, stored);
  async function handleGenerate(generation: Generation) {
    const request = form.values;
    if (!isComplete({ kind: "proforma-invoice", request }, form)) return false;
    const dates = { contractDate: dayOrNull(request.contractDate) };
    const response = await generate(
      { input: { shipmentId: data.id, version: generation.version, ...request, ...dates } },
      { onErrors: markFieldErrors(form, generation) },
    );
    return response !== null;
  }
  return (
    <DocumentDialog
      shipment={data}
      document={{ kind: "proforma-invoice", request: form.values }}
      isBusy={isBusy}
      onGenerate={handleGenerate}
      onClosed={onClosed}
    >
      <NumberAndDate form={form} label="PI" numberField="piNo" dateField="piDate" isRequired />
      <NumberAndDate form={form} label="Contract" numberField="contractNo" dateField="contractDate" />
      <Textarea label="Remarks" name="remarks" autosize minRows={2} maxRows={8} {...form.getInputProps("remarks")} />
      <div className={styles.switches}>
        <MemoSwitches shipment={data} form={form} />
        <Switch label="Print Specification" name="printSpecification" {...form.getInputProps("printSpecification", { type: "checkbox" })} />
        <Switch label="Letterhead" name="letterhead" {...form.getInputProps("letterhead", { type: "checkbox" })} />
      </div>
    </DocumentDialog>
  );
}
