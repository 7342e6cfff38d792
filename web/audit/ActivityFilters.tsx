import { Select } from "@mantine/core";
import { auditNouns, auditNounWords } from "#domain/audit/auditTrail.ts";
import { DayInput } from "../days/DayInput.tsx";
import { endsBeforeItBegins, type ActivityFilter } from "./activityFilter.ts";
import styles from "./ActivityFilters.module.css";

type Props = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

const nouns = auditNouns.map((noun) => ({ value: noun, label: asTitle(auditNounWords[noun]) }));

/** Filters by day and by noun, above the entries. */
export function ActivityFilters({ filter, onFilter }: Props) {
  const { from, to, noun } = filter;
  return (
    <section className={styles.filters} aria-label="Which activity">
      <DayInput label="From" value={from} max={to || undefined} onChange={(day) => onFilter({ ...filter, from: day })} />
      <DayInput
        label="To"
        value={to}
        min={from}
        error={endsBeforeItBegins(filter) && "Before the first day"}
        onChange={(day) => onFilter({ ...filter, to: day })}
      />
      <Select
        label="About"
        data={[{ value: "", label: "Everything" }, ...nouns]}
        value={noun}
        allowDeselect={false}
        searchable
        onChange={(next) => onFilter({ ...filter, noun: next ?? "" })}
      />
    </section>
  );
}

function asTitle(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
