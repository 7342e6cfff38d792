import { Radio, Stack } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { roleNames, roles, roleWords } from "#domain/account/role.ts";

type Props = { field: GetInputPropsReturnType };

/** The three roles, each with what it includes. */
export function RoleChoice({ field }: Props) {
  return (
    <Radio.Group label="Role" {...field}>
      <Stack gap="xs" mt="xs">
        {roles.map((role) => (
          <Radio key={role} value={role} label={roleNames[role]} description={roleWords[role]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
