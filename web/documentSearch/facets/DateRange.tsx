import { Select, Stack } from "@mantine/core";
import { useState } from "react";
import { financialYearChoices, financialYearDays } from "#domain/time/financialYear.ts";
import { DayInput } from "../../days/DayInput.tsx";
import { documentDates, type DocumentDate, type DocumentsPlace } from "../documentsAddress.ts";

type Range = Pick<DocumentsPlace, "from" | "to" | "dated">;
type Props = { range: Range; onChange: (range: Range) => void };

/** Of each date: its name, and what its days are called. */
const words: Record<DocumentDate, { name: string; from: string; until: string }> = {
  stored: { name: "Stored date", from: "Stored from", until: "Stored until" },
  invoice: { name: "Invoice date", from: "Invoice from", until: "Invoice until" },
};

/** Narrows to documents stored, or invoiced, on certain days or in a financial year from April to March (R-975, R-1000). */
export function DateRange({ range, onChange }: Props) {
  const { from, to } = range;
  const [years] = useState(() => financialYearChoices(new Date()));
  // Without days the address has no date: the choice waits for them here.
  const [waiting, setWaiting] = useState<DocumentDate>(range.dated);
  const dated = from === null && to === null ? waiting : range.dated;
  const daysOf = (year: string) => financialYearDays({ year, period: "APR-MAR" });
  const chosen = years.find((year) => daysOf(year).from === from && daysOf(year).to === to);
  const handleChange = (change: Partial<Range>) => onChange({ from, to, dated, ...change });
  return (
    <Stack gap="xs">
      <Select
        size="xs"
        label="Date"
        data={documentDates.map((value) => ({ value, label: words[value].name }))}
        value={dated}
        allowDeselect={false}
        onChange={(value) => {
          const next = documentDates.find((date) => date === value) ?? "stored";
          setWaiting(next);
          if (from !== null || to !== null) handleChange({ dated: next });
        }}
      />
      <Select
        size="xs"
        label="Financial year"
        placeholder="Any"
        data={years}
        value={chosen ?? null}
        clearable
        clearButtonProps={{ "aria-label": "Any financial year" }}
        onChange={(year) => handleChange(year === null ? { from: null, to: null } : daysOf(year))}
      />
      <DayInput
        size="xs"
        label={words[dated].from}
        value={from ?? ""}
        max={to ?? undefined}
        onChange={(day) => handleChange({ from: day || null })}
      />
      <DayInput
        size="xs"
        label={words[dated].until}
        value={to ?? ""}
        min={from ?? ""}
        error={from !== null && to !== null && to < from && "Before the first day"}
        onChange={(day) => handleChange({ to: day || null })}
      />
    </Stack>
  );
}
