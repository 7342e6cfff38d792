import { ActionIcon, Tooltip } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { logOut } from "../viewer/logOut.ts";

/** Logs out during onboarding; what was added is kept. */
export function LogOutButton() {
  return (
    <Tooltip label="Log out">
      <ActionIcon aria-label="Log out" onClick={logOut}>
        <IconLogout size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
