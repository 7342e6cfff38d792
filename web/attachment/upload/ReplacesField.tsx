import { Select } from "@mantine/core";
import { attachmentTypeNames, withoutExtension, type AttachmentType } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";

/** A file that an upload may replace, by its global id. */
export type ReplaceableFile = { id: string; name: string; type: AttachmentType; audience: readonly PartnerRole[] };

/** The value of the choice that replaces no file; no id is like it. */
const nothing = "nothing";

type Props = {
  files: readonly ReplaceableFile[];
  value: ReplaceableFile | null;
  /** What is entered of the new file; a file that has both is named as a hint, and never chosen. */
  entered: { type: AttachmentType | null; name: string };
  error?: string | undefined;
  isDisabled: boolean;
  onChange: (file: ReplaceableFile | null) => void;
};

/** 'Replaces': the document of which the upload is the next version, or nothing (R-1112). */
export function ReplacesField({ files, value, entered, error, isDisabled, onChange }: Props) {
  const alike = value === null ? files.find((file) => file.type === entered.type && isSameName(file.name, entered.name)) : undefined;
  return (
    <Select
      label="Replaces"
      description={alike && `“${alike.name}” has this type and name. Choose it if this is its next version.`}
      error={error}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      disabled={isDisabled}
      data={[
        { value: nothing, label: "Nothing" },
        ...files.map(({ id, name, type }) => ({ value: id, label: `${name} (${attachmentTypeNames[type]})` })),
      ]}
      value={value?.id ?? nothing}
      onFocus={({ currentTarget: input }) => {
        // Typing looks for another one. Of a long name the browser would show the end.
        input.select();
        input.scrollLeft = 0;
      }}
      onChange={(id) => onChange(files.find((file) => file.id === id) ?? null)}
    />
  );
}

function isSameName(name: string, entered: string): boolean {
  const [one, other] = [name, entered].map((text) => withoutExtension(text.trim()).toLowerCase());
  return other !== "" && (one === other || name.trim().toLowerCase() === entered.trim().toLowerCase());
}
