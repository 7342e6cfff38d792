import { NativeSelect } from "@mantine/core";
import { linkDays } from "#domain/links/shareLink.ts";

type Props = { value: number; onChange: (days: number) => void };

/** When a link's address ends: one that never ends is not offered. */
export function ExpiresField({ value, onChange }: Props) {
  return (
    <NativeSelect
      label="Expires"
      data={linkDays.map((days) => ({ value: String(days), label: days === 1 ? "After 1 day" : `After ${days} days` }))}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
