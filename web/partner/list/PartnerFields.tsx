import { Checkbox, Radio, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { partnerRoleNames, partnerRoles } from "#domain/partners/partner.ts";
import { partnerRecords, recordsOfPartner } from "#domain/partners/partnerInput.ts";
import { PartnerRecords } from "./PartnerRecords.tsx";
import { roleOf, scopesOf, withRole, withScope, type PartnerValues } from "./partnerValues.ts";

type Props = {
  form: UseFormReturnType<PartnerValues>;
  /** A partner's role and address are entered with its invitation, and stay: null for a change. */
  invited: { canSendMail: boolean } | null;
};

/** What an owner enters about a partner. */
export function PartnerFields({ form, invited }: Props) {
  const { values } = form;
  const { role, scope } = values;
  const scopes = scopesOf(role);
  const records = recordsOfPartner(values);
  function handleRole(name: string) {
    const next = roleOf(name);
    if (next === undefined) return;
    form.setValues(withRole(values, next));
    form.clearErrors();
  }
  function handleScope(name: string) {
    const next = scopes.find((one) => one.scope === name);
    if (next) form.setValues(withScope(values, next.scope));
    form.clearErrors();
  }
  return (
    <Stack gap="lg">
      {invited && (
        <Radio.Group label="Role" value={role} onChange={handleRole}>
          <Stack gap="xs" mt="xs">
            {partnerRoles.map((one) => (
              <Radio key={one} value={one} label={partnerRoleNames[one]} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {partnerRecords[role] === "firms" ? (
        <TextInput label="Name" required maxLength={255} {...form.getInputProps("name")} />
      ) : (
        <PartnerRecords label="Who in your master data" records={records} field={form.getInputProps("recordIds")} />
      )}
      <Radio.Group label="Which shipments" value={scope} onChange={handleScope}>
        <Stack gap="xs" mt="xs">
          {scopes.map((one) => (
            <Radio key={one.scope} value={one.scope} label={one.text} />
          ))}
        </Stack>
      </Radio.Group>
      {records === "firms" && <PartnerRecords label="Firms" records={records} field={form.getInputProps("recordIds")} />}
      {scope !== "CHOSEN" && (
        <Checkbox
          label="Share new shipments at once"
          description="Else they wait as 'Not shared yet' until somebody shares them."
          {...form.getInputProps("sharesNew", { type: "checkbox" })}
        />
      )}
      <Checkbox
        label="Prices visible"
        description="Of the shipment. A document that they see shows what it prints."
        {...form.getInputProps("showsPrices", { type: "checkbox" })}
      />
      <Checkbox label="May upload" {...form.getInputProps("mayUpload", { type: "checkbox" })} />
      {invited && <InvitedFields canSendMail={invited.canSendMail} fieldOf={form.getInputProps} />}
    </Stack>
  );
}

type InvitedProps = { canSendMail: boolean; fieldOf: (name: "email" | "sendsMail", options?: { type: "checkbox" }) => object };

/** The only address that may accept an invitation, and whether the link is sent there. */
export function InvitedFields({ canSendMail, fieldOf }: InvitedProps) {
  return (
    <>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="off"
        description="Then only this address may accept it. Left empty, anybody with the code may."
        {...fieldOf("email")}
      />
      {canSendMail && <Checkbox label="Send it by e-mail" {...fieldOf("sendsMail", { type: "checkbox" })} />}
    </>
  );
}
