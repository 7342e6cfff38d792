import { Checkbox, Input, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { maxPaperTemplateName, paperTemplateMessages } from "#domain/documents/paperTemplate.ts";
import { paperTypes, usualPapers } from "#domain/documents/papers.ts";
import { countries } from "#domain/places/countries.ts";
import type { PaperTemplateDialog_template$key } from "../../__generated__/PaperTemplateDialog_template.graphql.ts";
import type { PaperTemplateDialogMutation } from "../../__generated__/PaperTemplateDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { useUserInfo } from "../../session/session.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { PickList } from "../../ui/form/PickList.tsx";

type Props = {
  /** The template to change; null for a new one. */
  template: PaperTemplateDialog_template$key | null;
  onClosed: () => void;
};

type Values = { name: string; types: string[]; country: string; buyerId: string };

const countryChoices = countries.map((name) => ({ value: name, label: name }));

/** Adds or changes a document set for new shipments: its name, what it is for, and its documents. */
export function PaperTemplateDialog({ template, onClosed }: Props) {
  const saved = useFragment(
    graphql`
      fragment PaperTemplateDialog_template on PaperTemplate {
        id
        name
        types
        country
        buyerId
        buyerName
      }
    `,
    template,
  );
  const buyers = (useUserInfo()?.buyers ?? []).map(({ buyerId, name }) => ({ value: buyerId, label: name }));
  // A saved buyer that is not known here stays chosen: without it the template would be for any buyer.
  const isUnknown = saved?.buyerId != null && !buyers.some(({ value }) => value === saved.buyerId);
  const buyerChoices = isUnknown ? [...buyers, { value: saved.buyerId, label: saved.buyerName || "Deleted buyer" }] : buyers;
  const form = useForm<Values>({
    initialValues: {
      name: saved?.name ?? "",
      types: [...(saved?.types ?? usualPapers)],
      country: saved?.country ?? "",
      buyerId: saved?.buyerId ?? "",
    },
  });
  const [save, isBusy] = useCommit<PaperTemplateDialogMutation>(
    graphql`
      mutation PaperTemplateDialogMutation($input: SavePaperTemplateInput!) {
        savePaperTemplate(input: $input) {
          viewer {
            ...PaperTemplates_viewer
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: paperTemplateMessages.saved },
  );
  async function handleSubmit({ name, types, country, buyerId }: Values, close: () => void) {
    const errors = {
      ...(name.trim() === "" && { name: paperTemplateMessages.name }),
      ...(country === "" && buyerId === "" && { country: paperTemplateMessages.use }),
      ...(types.length === 0 && { types: paperTemplateMessages.types }),
    };
    if (Object.keys(errors).length > 0) return markErrors(form, errors);
    const chosen = paperTypes.filter((type) => types.includes(type));
    const input = { ...(saved && { id: saved.id }), name: name.trim(), types: chosen, country: country || null, buyerId: buyerId || null };
    if (await save({ input }, { onErrors: (refused) => markErrors(form, formErrors(refused)) })) close();
  }
  return (
    <FormDialog
      title={saved ? "Change Document Set Template" : "Add Document Set Template"}
      isBusy={isBusy}
      onClosed={onClosed}
      gap="md"
      submitLabel="Save"
      onSubmit={(close) => form.onSubmit((values) => void handleSubmit(values, close))()}
    >
      <TextInput label="Name" required maxLength={maxPaperTemplateName} data-autofocus {...form.getInputProps("name")} />
      <PickList
        label="Country of destination"
        description="Only for shipments to this country; empty for any."
        value={form.values.country}
        choices={countryChoices}
        isClearable
        error={errorOf(form.errors["country"])}
        onChange={(country) => form.setFieldValue("country", country)}
      />
      <PickList
        label="Buyer"
        description="Only for shipments to this buyer; empty for any."
        value={form.values.buyerId}
        choices={buyerChoices}
        emptyText="There are no buyers yet."
        isClearable
        error={errorOf(form.errors["buyerId"])}
        onChange={(buyerId) => form.setFieldValue("buyerId", buyerId)}
      />
      <Checkbox.Group label="Documents" data-required {...form.getInputProps("types")}>
        <Stack gap="xs" mt="xs">
          {paperTypes.map((type) => (
            <Checkbox key={type} value={type} label={attachmentTypeNames[type]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Input.Description>
        A Certificate of Insurance or Bills that a shipment&rsquo;s own terms ask for are needed as well.
      </Input.Description>
    </FormDialog>
  );
}

/** The text of a field's error. */
function errorOf(error: unknown): string | undefined {
  return typeof error === "string" ? error : undefined;
}
