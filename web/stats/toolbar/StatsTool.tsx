import { ActionIcon, Tooltip } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";

type Props = { label: string; icon: Icon; isDisabled?: boolean; isOpen?: boolean; onClick: () => void };

/** An icon button of the toolbar. */
export function StatsTool({ label, icon: ToolIcon, isDisabled = false, isOpen, onClick }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-expanded={isOpen} disabled={isDisabled} onClick={onClick}>
        <ToolIcon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
