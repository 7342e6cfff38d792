import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconFileStack, IconFileText, IconFileUpload, IconFiles } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { shipmentActionGroups, type ShipmentAction } from "./shipmentAction.ts";
import { preloadActionDialogs } from "./ShipmentActions.tsx";
import { useTypeAhead } from "./useTypeAhead.ts";

type Props = { onAction: (action: ShipmentAction) => void };

/** The Actions menu in its groups. Typing moves to the next entry with a word that begins so. */
export function ActionsMenu({ onAction }: Props) {
  const handleTyping = useTypeAhead();
  return (
    <Menu width={280} onOpen={preloadActionDialogs}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={1.7} />}>Actions</Button>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={handleTyping}>
        {shipmentActionGroups.map(({ name, entries }) => (
          <Fragment key={name}>
            <Menu.Label>{name}</Menu.Label>
            {entries.map(({ action, label, searchedAs }) => (
              <Menu.Item key={action} data-searched-as={searchedAs.join(" ")} leftSection={iconOf(action)} onClick={() => onAction(action)}>
                {label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function iconOf(action: ShipmentAction): ReactNode {
  if (action === "set") return <IconFileStack size={16} stroke={1.7} />;
  if (action === "upload") return <IconFileUpload size={16} stroke={1.7} />;
  if (action === "merge") return <IconFiles size={16} stroke={1.7} />;
  return <IconFileText size={16} stroke={1.7} />;
}
