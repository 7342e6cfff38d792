import { Switch, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import type { InvoiceRequest } from "#domain/documents/document.ts";
import type { InvoiceDialog_shipment$key } from "../../__generated__/InvoiceDialog_shipment.graphql.ts";
import { DocumentDialog } from "./DocumentDialog.tsx";
import styles from "./DocumentDialog.module.css";
import { dayOrNull, isComplete, markFieldErrors, useStoredNumbers, type Generation } from "./documentForm.ts";
import { MemoSwitches } from "./MemoSwitches.tsx";
import { NumberAndDate } from "./NumberAndDate.tsx";
import { useGenerateInvoice } from "../mutations/useGenerateInvoice.ts";

type Props = { shipment: InvoiceDialog_shipment$key; onClosed: () => void };

/** Generate Invoice: needs the invoice number and date. It may include the packing list in the same file. */
export function InvoiceDialog({ shipment, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment InvoiceDialog_shipment on Shipment {
        id
        invoiceNo
        invoiceDate
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
    invoiceNo: data.invoiceNo ?? "",
    invoiceDate: data.invoiceDate ?? "",
    piNo: data.piNo ?? "",
    piDate: data.piDate ?? "",
    contractNo: data.contractNo ?? "",
    contractDate: data.contractDate ?? "",
  };
  const [generate, isBusy] = useGenerateInvoice();
  const form = useForm<InvoiceRequest>({
    initialValues: {
      ...stored,
      printCNF: false,
      printSpecification: false,
      printCommission: false,
      addPL: false,
      letterhead: true,
      remarks: "",
    },
  });
  useStoredNumbers(form, stored);
  async function handleGenerate(generation: Generation) {
    const request = form.values;
    if (!isComplete({ kind: "invoice", request }, form)) return false;
    const dates = {
      piDate: dayOrNull(request.piDate),
      contractDate: dayOrNull(request.contractDate),
    };
    const response = await generate(
      { input: { shipmentId: data.id, version: generation.version, ...request, ...dates } },
      { onErrors: markFieldErrors(form, generation) },
    );
    return response !== null;
  }
  return (
    <DocumentDialog
      shipment={data}
      document={{ kind: "invoice", request: form.values }}
      isBusy={isBusy}
      onGenerate={handleGenerate}
      onClosed={onClosed}
    >
      <NumberAndDate form={form} label="Invoice" numberField="invoiceNo" dateField="invoiceDate" isRequired />
      <NumberAndDate form={form} label="PI" numberField="piNo" dateField="piDate" />
      <NumberAndDate form={form} label="Contract" numberField="contractNo" dateField="contractDate" />
      <Textarea label="Remarks" name="remarks" autosize minRows={2} maxRows={8} {...form.getInputProps("remarks")} />
      <div className={styles.switches}>
        <MemoSwitches shipment={data} form={form} />
        <Switch
          label="Add Packing List"
          name="addPL"
          description="The packing list follows in the same file."
          {...form.getInputProps("addPL", { type: "checkbox" })}
        />
        <Switch label="Print Specification" name="printSpecification" {...form.getInputProps("printSpecification", { type: "checkbox" })} />
        <Switch label="Letterhead" name="letterhead" {...form.getInputProps("letterhead", { type: "checkbox" })} />
      </div>
    </DocumentDialog>
  );
}
