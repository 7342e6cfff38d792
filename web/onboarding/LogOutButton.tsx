import { ActionIcon, Tooltip } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { endSession } from "../session/session.ts";
import { showSuccess } from "../ui/toast.ts";

/** Ends the session in the middle of the set-up; what was added is kept. */
export function LogOutButton() {
  function handleLogOut() {
    endSession("signedOut");
    showSuccess("You have been successfully logged out");
  }
  return (
    <Tooltip label="Log out">
      <ActionIcon aria-label="Log out" onClick={handleLogOut}>
        <IconLogout size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
