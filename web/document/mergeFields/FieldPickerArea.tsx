import { Button, Group, Stack } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { PartBoundary } from "../../relay/PartBoundary.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { FieldMenu, type MergeField } from "./FieldMenu.tsx";
import { FieldPicker } from "./FieldPicker.tsx";
import { mergeFieldInput, insertAtCaret, lastMergeFieldInput } from "./insertion.ts";

type Props = {
  /** The shipment whose fields are offered, or the fields themselves. */
  source: string | readonly MergeField[];
  /** More buttons in the picker's row. */
  actions?: ReactNode;
  /** A class of the picker's row. */
  pickerClassName?: string | undefined;
  /** The inputs; those that accept merge fields are marked by `takesFields`. */
  children: ReactNode;
};

/** Inputs that accept merge fields, with a picker that inserts one at the last caret position. */
export function FieldPickerArea({ source, actions, pickerClassName, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  function handleInsert(name: string) {
    const target = last.current?.isConnected ? last.current : area.current && lastMergeFieldInput(area.current);
    if (target) insertAtCaret(target, `{{${name}}}`);
  }
  return (
    <Stack
      ref={area}
      gap="sm"
      onFocus={({ target }) => {
        last.current = mergeFieldInput(target) ?? last.current;
      }}
    >
      {children}
      <Group gap="xs" className={pickerClassName}>
        {actions}
        {typeof source === "string" ? (
          <PartBoundary failure="Failed to load the fields">
            {(attempt) => (
              <PromptSuspense
                fallback={
                  <Button variant="default" disabled>
                    Insert field
                  </Button>
                }
              >
                <FieldPicker shipmentId={source} attempt={attempt} onInsert={handleInsert} />
              </PromptSuspense>
            )}
          </PartBoundary>
        ) : (
          <FieldMenu fields={source} onInsert={handleInsert} />
        )}
      </Group>
    </Stack>
  );
}
