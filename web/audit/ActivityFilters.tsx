import { Select, TextInput } from "@mantine/core";
import { auditNouns, auditNounWords } from "#domain/audit/auditTrail.ts";
import { endsBeforeItBegins, type ActivityFilter } from "./activityFilter.ts";
import styles from "./ActivityFilters.module.css";

type Props = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

const nouns = auditNouns.map((noun) => ({ value: noun, label: asTitle(auditNounWords[noun]) }));

/** The server does not know years of more than four digits. */
const lastDay = "9999-12-31";

/** Filters by day and by noun, above the entries. */
export function ActivityFilters({ filter, onFilter }: Props) {
  const { from, to, noun } = filter;
  return (
    <section className={styles.filters} aria-label="Which activity">
      <TextInput
        type="date"
        label="From"
        value={from}
        max={to || lastDay}
        onChange={({ currentTarget }) => onFilter({ ...filter, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={to}
        min={from}
        max={lastDay}
        error={endsBeforeItBegins(filter) && "Before the first day"}
        onChange={({ currentTarget }) => onFilter({ ...filter, to: currentTarget.value })}
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
