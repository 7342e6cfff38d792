import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import type { MoreFields } from "./useMoreFields.ts";

type Props = { label: string; more: MoreFields };

/** Opens and closes optional fields. */
export function MoreButton({ label, more }: Props) {
  const Icon = more.isShown ? IconChevronDown : IconChevronRight;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-expanded={more.isShown}
      leftSection={<Icon size={16} stroke={1.7} />}
      onClick={more.toggle}
    >
      {label}
    </Button>
  );
}
