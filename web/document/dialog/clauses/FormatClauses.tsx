import { Select } from "@mantine/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { FormatClausesQuery } from "../../../__generated__/FormatClausesQuery.graphql.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ContractClauses } from "./ContractClauses.tsx";
import { clausesOf, isSameText, type Clause } from "./contractClauses.ts";
import styles from "../DocumentDialog.module.css";

type Props = { shipmentId: string; clauses: Clause[]; isMarked: boolean; onChange: (clauses: Clause[]) => void };

/** A contract's clauses, which start from a contract format. Another format replaces changed clauses only after a question. */
export function FormatClauses({ shipmentId, clauses, isMarked, onChange }: Props) {
  const { viewer } = useLazyLoadQuery<FormatClausesQuery>(
    graphql`
      query FormatClausesQuery {
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
  const [formatId, setFormatId] = useState<string | null>(null);
  const [replacement, setReplacement] = useState<string | null>(null);
  const fieldsOfFormat = (wanted: string | null) =>
    formats.find(({ id }) => id === wanted)?.fields.map(({ name, value }) => ({ name, value })) ?? [];

  function take(id: string) {
    setFormatId(id);
    onChange(clausesOf(fieldsOfFormat(id)));
    setReplacement(null);
  }
  function handleFormat(id: string | null) {
    if (id === null) return;
    const isTouched = clauses.length > 0 && !isSameText(clauses, fieldsOfFormat(formatId));
    if (isTouched) setReplacement(id);
    else take(id);
  }
  return (
    <>
      <div className={styles.pair}>
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
      <ContractClauses shipmentId={shipmentId} clauses={clauses} isMarked={isMarked} onChange={onChange} />
      <ConfirmDialog
        isOpen={replacement !== null}
        title="Replace Clauses"
        confirmLabel="Replace"
        onConfirm={() => replacement !== null && take(replacement)}
        onCancel={() => setReplacement(null)}
      >
        The clauses have been changed. Another format replaces them.
      </ConfirmDialog>
    </>
  );
}
