import { Select, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { financialYearChoices, financialYearDays } from "#domain/time/financialYear.ts";
import type { DocumentsPlace } from "../documentsAddress.ts";

type Range = Pick<DocumentsPlace, "from" | "to">;
type Props = { range: Range; onChange: (range: Range) => void };

/** Narrows to documents stored on certain days, or in a financial year from April to March. */
export function StoredRange({ range: { from, to }, onChange }: Props) {
  const [years] = useState(() => financialYearChoices(new Date()));
  const daysOf = (year: string) => financialYearDays({ year, period: "APR-MAR" });
  const chosen = years.find((year) => daysOf(year).from === from && daysOf(year).to === to);
  return (
    <Stack gap="xs">
      <Select
        size="xs"
        label="Financial year"
        placeholder="Any"
        data={years}
        value={chosen ?? null}
        clearable
        clearButtonProps={{ "aria-label": "Any financial year" }}
        onChange={(year) => onChange(year === null ? { from: null, to: null } : daysOf(year))}
      />
      <TextInput
        size="xs"
        type="date"
        label="Stored from"
        value={from ?? ""}
        max={to ?? "9999-12-31"}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value || null, to })}
      />
      <TextInput
        size="xs"
        type="date"
        label="Stored until"
        value={to ?? ""}
        min={from ?? ""}
        max="9999-12-31"
        error={from !== null && to !== null && to < from && "Before the first day"}
        onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value || null })}
      />
    </Stack>
  );
}
