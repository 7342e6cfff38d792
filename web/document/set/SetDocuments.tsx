import { Anchor, Checkbox, Stack } from "@mantine/core";
import { documentKinds, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import { missingLabels } from "./setNumbers.ts";
import styles from "./SetDocuments.module.css";
import type { SetProposal } from "./setProposal.ts";

type Props = {
  proposal: SetProposal;
  chosen: readonly DocumentKind[];
  /** Refusals by the kind of document. */
  errors: Readonly<Record<string, string>>;
  isDisabled: boolean;
  onChange: (chosen: DocumentKind[]) => void;
  onSingle: (kind: DocumentKind) => void;
};

/** The documents of a set to tick. One that lacks a value, or was refused, says why, and leads to its own dialog. */
export function SetDocuments({ proposal, chosen, errors, isDisabled, onChange, onSingle }: Props) {
  const offered = documentKinds.map((kind) => ({ kind, name: documentOf(kind).words.name, missing: missingLabels(kind, proposal) }));
  return (
    <Checkbox.Group
      label="Documents"
      value={[...chosen]}
      onChange={(ticked) => onChange(documentKinds.filter((kind) => ticked.includes(kind)))}
    >
      <Stack gap={10} mt={6}>
        {offered.map(({ kind, name, missing }, index) => {
          const isMissing = missing.length > 0;
          return (
            <div key={kind}>
              <Checkbox
                value={kind}
                label={name}
                error={errors[kind]}
                disabled={isDisabled || isMissing}
                {...(isMissing && { description: `Missing: ${missing.join(", ")}`, checked: false })}
                data-autofocus={index === 0 || undefined}
              />
              {(isMissing || errors[kind] !== undefined) && (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  className={styles.single}
                  disabled={isDisabled}
                  onClick={() => onSingle(kind)}
                >
                  Generate {name} alone
                </Anchor>
              )}
            </div>
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}
