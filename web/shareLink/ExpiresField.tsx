import { NativeSelect } from "@mantine/core";
import { linkDays, type LinkDays } from "#domain/links/shareLink.ts";

type Props = { value: LinkDays; onChange: (days: LinkDays) => void };

/** When a link's address ends: one that never ends is not offered. */
export function ExpiresField({ value, onChange }: Props) {
  return (
    <NativeSelect
      label="Expires"
      data={linkDays.map((days) => ({ value: String(days), label: days === 1 ? "After 1 day" : `After ${days} days` }))}
      value={String(value)}
      onChange={({ currentTarget }) => {
        const days = linkDays.find((known) => String(known) === currentTarget.value);
        if (days !== undefined) onChange(days);
      }}
    />
  );
}
