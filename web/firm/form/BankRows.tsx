import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { FirmInput } from "#domain/masterData/firm.ts";
import { bankDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { FieldInput } from "../../masterData/record/form/FieldInput.tsx";
import { blankBank } from "./firmInput.ts";
import { FirmRows } from "./FirmRows.tsx";

type Props = { form: UseFormReturnType<FirmInput>; isReadOnly: boolean };

/** The firm's bank accounts. The account number is entered twice, the second time masked. */
export function BankRows({ form, isReadOnly }: Props) {
  return (
    <FirmRows
      title="Bank Details"
      noun="Bank"
      isReadOnly={isReadOnly}
      count={form.values.bankDetails.length}
      onAdd={() => form.insertListItem("bankDetails", blankBank)}
      onRemove={(index) => form.removeListItem("bankDetails", index)}
    >
      {(index) => {
        const field = (name: string) => ({ autoComplete: "off", ...form.getInputProps(`bankDetails.${index}.${name}`) });
        return (
          <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
            <TextInput label="Nickname" required placeholder="USD account" {...field("nickname")} />
            <TextInput label="Account Holder Name" required {...field("accountHolderName")} />
            <TextInput label="Account Number" required className="figures" {...field("accountNumber")} />
            <TextInput
              label="Confirm Account Number"
              required
              type="password"
              {...field("confirmAccountNumber")}
              autoComplete="new-password"
              onPaste={(event) => event.preventDefault()}
            />
            <TextInput label="Bank Name" required {...field("bank")} />
            <TextInput label="SWIFT Code" required autoCapitalize="characters" {...field("swiftCode")} />
            <TextInput label="Bank Address" {...field("bankAddress")} />
            <TextInput label="IBAN" autoCapitalize="characters" {...field("iban")} />
            {bankDocumentFields.map((optional) => (
              <FieldInput key={optional.name} field={optional} input={form.getInputProps(`bankDetails.${index}.${optional.name}`)} />
            ))}
          </SimpleGrid>
        );
      }}
    </FirmRows>
  );
}
