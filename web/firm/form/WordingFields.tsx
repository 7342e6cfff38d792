import { Button, Stack, Text, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { FirmInput } from "#domain/masterData/firm.ts";
import { markupHint } from "#domain/masterData/templates/markup.ts";
import { wordings } from "#domain/masterData/wordings/wordings.ts";
import { mergeFieldNames, unknownMergeFields } from "#domain/shipment/mergeFields/mergeFieldNames.ts";
import { FieldPickerArea } from "../../document/mergeFields/FieldPickerArea.tsx";
import { takesFields } from "../../document/mergeFields/insertion.ts";
import styles from "./WordingFields.module.css";

type Props = { form: UseFormReturnType<FirmInput> };

const fields = mergeFieldNames.map((name) => ({ name, value: null }));

/** The firm's wordings: each is our proposal until the firm writes its own, and again when that is removed. */
export function WordingFields({ form }: Props) {
  return (
    <FieldPickerArea source={fields} pickerClassName={styles.picker}>
      <Text size="sm" c="dimmed">
        Documents print the proposals below unless you write a text of your own. {markupHint}
      </Text>
      {wordings.map(({ name, label, maxLength, proposal }) => {
        const text = form.values[name] ?? "";
        return (
          <Stack key={name} gap="xs" align="flex-start">
            <Textarea
              w="100%"
              label={label}
              autosize
              minRows={2}
              maxRows={12}
              maxLength={maxLength}
              placeholder="As proposed"
              {...takesFields}
              {...form.getInputProps(name)}
              description={unknownWords(unknownMergeFields(text))}
            />
            {text === "" && (
              <Text className={styles.proposal} size="xs" component="blockquote">
                {proposal}
              </Text>
            )}
            <ProposalButton label={label} isProposed={text === ""} onChange={(own) => form.setFieldValue(name, own ? proposal : "")} />
          </Stack>
        );
      })}
    </FieldPickerArea>
  );
}

type ButtonProps = { label: string; isProposed: boolean; onChange: (own: boolean) => void };

/** Starts an own text from the proposal, or removes it. */
function ProposalButton({ label, isProposed, onChange }: ButtonProps) {
  const words = isProposed ? "Edit the proposal" : "Back to the proposal";
  return (
    <Button variant="default" size="xs" aria-label={`${words} of ${label}`} onClick={() => onChange(isProposed)}>
      {words}
    </Button>
  );
}

/** Unknown fields do not prevent saving: documents print them as written. */
function unknownWords(names: readonly string[]) {
  if (names.length === 0) return undefined;
  const listed = names.map((name) => `{{${name}}}`).join(", ");
  return (
    <Text span inherit fw={600} c="bright">
      {names.length === 1 ? "This field is unknown" : "These fields are unknown"} and will be printed as written: {listed}
    </Text>
  );
}
