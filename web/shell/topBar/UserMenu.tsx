import { ActionIcon, Menu, Text } from "@mantine/core";
import { IconLogout, IconUser, IconUserCircle } from "@tabler/icons-react";
import { Link } from "react-router";
import { useUserInfo } from "../../session/session.ts";

/** The code that logs out; to be loaded while the server can be reached. */
export const loadLogOut = () => import("../../viewer/logOut.ts");

/** The user's name, a link to the profile, and log-out. */
export function UserMenu() {
  // It is drawn for a change of the user alone, which leaves nothing to remember.
  "use no memo";
  const userInfo = useUserInfo();
  return (
    <Menu width={220}>
      <Menu.Target>
        <ActionIcon aria-label="User menu">
          <IconUserCircle size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} truncate c="var(--mantine-color-text)">
            {userInfo?.name}
          </Text>
          <Text size="xs" truncate>
            {userInfo?.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/dashboard/profile" leftSection={<IconUser size={16} stroke={1.7} />}>
          Profile
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => void loadLogOut().then(({ logOut }) => logOut())}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
