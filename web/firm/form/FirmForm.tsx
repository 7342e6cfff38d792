import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { blanksBeside, checkFirm, firmWords, type FirmInput } from "#domain/masterData/firm.ts";
import { firmPaperFields } from "#domain/masterData/firmDocumentFields.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { wordings } from "#domain/masterData/wordings/wordings.ts";
import type { CreateFirmInput } from "../../__generated__/FirmPanelCreateMutation.graphql.ts";
import { useMay } from "../../session/role.ts";
import { FieldInput } from "../../masterData/record/form/FieldInput.tsx";
import { useOpenEntry } from "../../masterData/record/openEntry.ts";
import type { Refused } from "../../masterData/record/record.ts";
import { SaveActions } from "../../masterData/record/form/SaveActions.tsx";
import { FoldedFields } from "../../ui/form/FoldedFields.tsx";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { AddressRows } from "./AddressRows.tsx";
import { BankRows } from "./BankRows.tsx";
import { FirmImages } from "./images/FirmImages.tsx";
import { atFormPaths, blankFirm, firmToSend, tidyFirm } from "./firmInput.ts";
import { useUploadFirmImage } from "./images/useUploadFirmImage.ts";

const WordingFields = lazyPart(async () => (await import("./WordingFields.tsx")).WordingFields);

type Props = {
  surface: Surface;
  /** The firm being edited. */
  editing: { id: string; values: FirmInput } | null;
  isSaving: boolean;
  /** Resolves to whether the firm was stored. */
  onSave: (input: CreateFirmInput, refused: Refused) => Promise<boolean>;
  onCancel?: (() => void) | undefined;
};

/** The firm form: names, images, addresses and bank accounts. */
export function FirmForm({ surface, editing, isSaving, onSave, onCancel }: Props) {
  const form = useForm<FirmInput>({ name: firmWords.name, initialValues: editing?.values ?? blankFirm });
  const stamp = useUploadFirmImage("STAMP_SIGN", surface);
  const letterhead = useUploadFirmImage("LETTERHEAD", surface);
  const mayManage = useMay("manage");
  const isUploading = stamp.isUploading || letterhead.isUploading;

  useOpenEntry({ isTouched: form.isDirty(), isEditing: editing !== null, save: () => handleSubmit(form.getValues()) });

  async function handleSubmit(values: FirmInput): Promise<boolean> {
    const firm = tidyFirm(values);
    const problems = checkFirm(firm, surface);
    if (problems.length === 0)
      return onSave(firmToSend(firm, surface), { onErrors: (errors) => markErrors(form, atFormPaths(formErrors(errors))) });
    const blanks = blanksBeside(firm, problems[0]?.field ?? []);
    markErrors(form, blanks.length > 0 ? Object.fromEntries(blanks.map((path) => [path, "Required"])) : formErrors(problems));
    showError(problems.map(({ message }) => message).join(", "), "Validation Error");
    return false;
  }

  return (
    <form inert={isSaving} onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
      <Stack gap="lg">
        <Stack gap="md">
          <TextInput label="Firm Name" required autoComplete="off" {...form.getInputProps("name")} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="IE Code" required autoComplete="off" autoCapitalize="characters" {...form.getInputProps("ieCode")} />
            <TextInput label="PAN" autoComplete="off" autoCapitalize="characters" {...form.getInputProps("pan")} />
          </SimpleGrid>
        </Stack>
        <FirmImages form={form} stamp={stamp} letterhead={letterhead} firmId={editing?.id} />
        <AddressRows form={form} />
        <BankRows form={form} isReadOnly={!mayManage} />
        {!mayManage && (
          <Text size="sm" c="dimmed">
            Only an owner of your office can change bank details and stamp.
          </Text>
        )}
        <FoldedFields
          label="For documents"
          isGiven={firmPaperFields.some(({ name }) => editing?.values[name])}
          hasErrors={firmPaperFields.some(({ name }) => name in form.errors)}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {firmPaperFields.map((field) => (
              <FieldInput key={field.name} field={field} input={form.getInputProps(field.name)} />
            ))}
          </SimpleGrid>
        </FoldedFields>
        <FoldedFields
          label="Wordings"
          isGiven={wordings.some(({ name }) => editing?.values[name])}
          hasErrors={wordings.some(({ name }) => name in form.errors)}
        >
          <PromptSuspense>
            <WordingFields form={form} />
          </PromptSuspense>
        </FoldedFields>
        <SaveActions
          label={firmWords.label}
          isEditing={editing !== null}
          isSaving={isSaving}
          isBlocked={isUploading}
          isOffered={editing !== null || mayManage}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
