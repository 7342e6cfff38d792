import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { MoreFields } from "./useMoreFields.ts";

type Props = { label: string; more: MoreFields };

/** Opens and closes optional fields. */
export function MoreButton({ label, more }: Props) {
  const Icon = more.isShown ? IconChevronUp : IconChevronDown;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-expanded={more.isShown}
      rightSection={<Icon size={14} stroke={1.7} />}
      onClick={more.toggle}
    >
      {label}
    </Button>
  );
}
