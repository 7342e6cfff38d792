import { Button, Popover, Select, Stack, Text } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { toShortDay } from "#domain/time/dates.ts";
import { financialYearChoices, financialYearDays, inPeriod, periods, type Period } from "#domain/time/financialYear.ts";
import { useToday } from "../../days/useToday.ts";
import { useEscapeLayer } from "../../ui/dialog/useEscapeLayer.ts";
import { chooseFinancialYear, useFinancialYear } from "./financialYearChoice.ts";

/** Picks the financial year and period of lists and figures. */
export function FinancialYearPicker() {
  const choice = useFinancialYear();
  const { from, to } = financialYearDays(choice);
  const [isOpen, setOpen] = useState(false);
  useEscapeLayer(isOpen, () => setOpen(false));
  const today = new Date(`${useToday()}T00:00:00`);
  const recent = financialYearChoices(today, choice.period);
  const years = recent.includes(choice.year) ? recent : [...recent, choice.year];
  function handlePeriod(value: string | null) {
    const period = periods.find((known: Period) => known === value);
    if (period !== undefined) chooseFinancialYear(inPeriod(choice, period, today));
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} width={260} position="bottom-end" trapFocus returnFocus closeOnEscape={false}>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          onClick={() => setOpen(!isOpen)}
          leftSection={<IconCalendar size={16} stroke={1.7} />}
          aria-label={`Financial year ${choice.year}, ${choice.period}`}
        >
          {choice.year}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Text fw={600}>Financial year</Text>
          <Select
            label="Year"
            data={years}
            value={choice.year}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(year) => year !== null && chooseFinancialYear({ ...choice, year })}
          />
          <Select
            label="Period"
            data={[...periods]}
            value={choice.period}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={handlePeriod}
          />
          <Text size="sm" c="dimmed">
            {toShortDay(from)} to {toShortDay(to)}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
