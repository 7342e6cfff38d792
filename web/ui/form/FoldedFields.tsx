import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";

type Props = {
  label: string;
  /** Whether it starts open, because one of the fields has a value. */
  isGiven: boolean;
  /** Opens it: a field inside is marked. */
  hasErrors: boolean;
  children: ReactNode;
};

/** Optional fields of a form, behind a button that opens them. */
export function FoldedFields({ label, isGiven, hasErrors, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isGiven);
  if (hasErrors && !isOpen) setOpen(true);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon size={16} stroke={1.7} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div id={id} style={{ marginTop: 12 }}>
          {children}
        </div>
      )}
    </div>
  );
}
