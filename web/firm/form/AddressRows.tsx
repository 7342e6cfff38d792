import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { FirmInput } from "#domain/masterData/firm.ts";
import { blankAddress } from "./firmInput.ts";
import { FirmRows } from "./FirmRows.tsx";

type Props = { form: UseFormReturnType<FirmInput> };

/** The firm's addresses: a nickname for pick-lists, the full text for documents, and the GST number. */
export function AddressRows({ form }: Props) {
  return (
    <FirmRows
      title="Addresses"
      noun="Address"
      count={form.values.address.length}
      onAdd={() => form.insertListItem("address", blankAddress)}
      onRemove={(index) => form.removeListItem("address", index)}
    >
      {(index) => (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="Address Name"
              required
              placeholder="Head Office"
              autoComplete="off"
              {...form.getInputProps(`address.${index}.name`)}
            />
            <TextInput label="GST" autoComplete="off" autoCapitalize="characters" {...form.getInputProps(`address.${index}.gst`)} />
          </SimpleGrid>
          <Textarea label="Address" required rows={3} resize="vertical" {...form.getInputProps(`address.${index}.address`)} />
        </>
      )}
    </FirmRows>
  );
}
