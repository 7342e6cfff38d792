import { Select, Switch, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { ContractRequest } from "#domain/documents/document.ts";
import type { ContractDialog_shipment$key } from "../../__generated__/ContractDialog_shipment.graphql.ts";
import type { ContractDialogQuery } from "../../__generated__/ContractDialogQuery.graphql.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { ContractClauses } from "./ContractClauses.tsx";
import { checkClauses, clausesOf, fieldsOf, isSameText, type Clause } from "./contractClauses.ts";
import { DocumentDialog } from "./DocumentDialog.tsx";
import styles from "./DocumentDialog.module.css";
import { isComplete, markFieldErrors, useStoredNumbers, type Generation } from "./documentForm.ts";
import { contractInputOf } from "./documentInput.ts";
import { NumberAndDate } from "./NumberAndDate.tsx";
import { useGenerateContract } from "../mutations/useGenerateContract.ts";

type Props = { shipment: ContractDialog_shipment$key; onClosed: () => void };

/** Generate Contract: needs the contract number and date. Its clauses start from a contract format. */
export function ContractDialog({ shipment, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ContractDialog_shipment on Shipment {
        id
        contractNo
        contractDate
        ...DocumentDialog_shipment
      }
    `,
    shipment,
  );
  const { viewer } = useLazyLoadQuery<ContractDialogQuery>(
    graphql`
      query ContractDialogQuery {
        viewer {
          contractFormats {
            nodes {
              id
              name
              fields {
                name
                value
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const formats = viewer?.contractFormats.nodes ?? [];
  const stored = { contractNumber: data.contractNo ?? "", contractDate: data.contractDate ?? "" };
  const [generate, isBusy] = useGenerateContract();
  const form = useForm<Omit<ContractRequest, "fields">>({
    initialValues: {
      ...stored,
      insurance: "",
      surveyor: "",
      shipmentPeriod: "",
      letterhead: true,
      mentionNotify: false,
    },
  });
  useStoredNumbers(form, stored);
  const { formatId, clauses, setClauses, errors, setErrors, replacement, setReplacement, take, handleFormat } = useFormatClauses(formats);

  async function handleGenerate(generation: Generation) {
    const request = { ...form.values, fields: fieldsOf(clauses) };
    const wrong = checkClauses(clauses);
    setErrors(wrong);
    if (!isComplete({ kind: "contract", request }, form)) return false;
    const [first] = wrong.values();
    if (first !== undefined) {
      showError(first.name ?? first.value ?? "", "Validation Error");
      return false;
    }
    const response = await generate(
      { input: { shipmentId: data.id, version: generation.version, ...contractInputOf(request) } },
      { onErrors: markFieldErrors(form, generation, { contractNo: "contractNumber" }) },
    );
    return response !== null;
  }
  return (
    <DocumentDialog
      shipment={data}
      document={{ kind: "contract", request: { ...form.values, fields: fieldsOf(clauses) } }}
      isBusy={isBusy}
      onGenerate={handleGenerate}
      onClosed={onClosed}
    >
      <NumberAndDate form={form} label="Contract" numberField="contractNumber" dateField="contractDate" isRequired />
      <div className={styles.pair}>
        <TextInput label="Insurance" name="insurance" {...form.getInputProps("insurance")} />
        <TextInput label="Surveyor" name="surveyor" {...form.getInputProps("surveyor")} />
        <TextInput label="Shipment Period" name="shipmentPeriod" {...form.getInputProps("shipmentPeriod")} />
        <Select
          label="Contract Format"
          placeholder={formats.length > 0 ? "Choose a format" : "None yet: add one in Settings"}
          data={formats.map(({ id, name }) => ({ value: id, label: name }))}
          value={formatId}
          allowDeselect={false}
          disabled={formats.length === 0}
          onChange={handleFormat}
        />
      </div>
      <ContractClauses shipmentId={data.id} clauses={clauses} errors={errors} onChange={setClauses} />
      <div className={styles.switches}>
        <Switch label="Mention Notify Parties" name="mentionNotify" {...form.getInputProps("mentionNotify", { type: "checkbox" })} />
        <Switch label="Letterhead" name="letterhead" {...form.getInputProps("letterhead", { type: "checkbox" })} />
      </div>
      <Text size="sm" c="dimmed">
        The contract automatically includes seller, buyer, product specifications, ports, total amount, payment terms, shipment terms,
        shipment period, insurance, surveyor and bank details.
      </Text>
      <ConfirmDialog
        isOpen={replacement !== null}
        title="Replace Clauses"
        confirmLabel="Replace"
        onConfirm={() => replacement !== null && take(replacement)}
        onCancel={() => setReplacement(null)}
      >
        The clauses have been changed. Another format replaces them.
      </ConfirmDialog>
    </DocumentDialog>
  );
}

type ContractFormat = { readonly id: string; readonly fields: Parameters<typeof clausesOf>[0] };

/** The clauses of the chosen format and what the user made of them. `replacement` is a format that would replace changed clauses. */
function useFormatClauses(formats: readonly ContractFormat[]) {
  const [formatId, setFormatId] = useState<string | null>(null);
  const [clauses, setClauses] = useState<Clause[]>([]);
  const [errors, setErrors] = useState(() => checkClauses([]));
  const [replacement, setReplacement] = useState<string | null>(null);

  const fieldsOfFormat = (id: string | null) => formats.find((format) => format.id === id)?.fields ?? [];
  function take(id: string) {
    setFormatId(id);
    setClauses(clausesOf(fieldsOfFormat(id)));
    setErrors(new Map());
    setReplacement(null);
  }
  function handleFormat(id: string | null) {
    if (id === null) return;
    const isTouched = clauses.length > 0 && !isSameText(clauses, fieldsOfFormat(formatId));
    if (isTouched) setReplacement(id);
    else take(id);
  }
  return { formatId, clauses, setClauses, errors, setErrors, replacement, setReplacement, take, handleFormat };
}
