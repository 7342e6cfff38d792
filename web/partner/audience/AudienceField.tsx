import { Checkbox, Group } from "@mantine/core";
import { commonAudience } from "#domain/partners/audience.ts";
import { isPartnerRole, partnerRoleNames, partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";

type Props = {
  /** Null: nothing is chosen, and `otherwise` says what holds then. */
  value: readonly PartnerRole[] | null;
  onChange: (audience: PartnerRole[]) => void;
  /** What holds without a choice. */
  otherwise?: string;
  error?: string | undefined;
  isDisabled?: boolean;
  /** What it is called when no role sees it. */
  nobody?: string;
};

/** 'Visible to': the roles of partners that see a file or a comment, or nobody. */
export function AudienceField({ value, onChange, otherwise, error, isDisabled = false, nobody = "Nobody" }: Props) {
  const ticked: readonly string[] = value?.length === 0 ? [nobody] : (value ?? []);
  function handleChange(next: string[]) {
    const isCleared = next.includes(nobody) && !ticked.includes(nobody);
    onChange(isCleared ? [] : commonAudience([next.filter(isPartnerRole)]));
  }
  return (
    <Checkbox.Group
      label="Visible to"
      description={value === null ? otherwise : undefined}
      error={error}
      value={[...ticked]}
      onChange={handleChange}
    >
      <Group gap="md" mt={6}>
        {partnerRoles.map((role) => (
          <Checkbox key={role} value={role} label={partnerRoleNames[role]} disabled={isDisabled} />
        ))}
        <Checkbox value={nobody} label={nobody} disabled={isDisabled} />
      </Group>
    </Checkbox.Group>
  );
}
