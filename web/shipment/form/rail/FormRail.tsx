import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useFormValue } from "../values/formStore.ts";
import styles from "./FormRail.module.css";
import { missingBySection, type SectionState } from "./missingBySection.ts";

/** The form's sections, with a mark for what is missing. A click leads to the first missing field, else to the section's first (R-1034). */
export function FormRail() {
  // As one string, which stays equal while nothing is filled in or emptied.
  const state = useFormValue((values) => JSON.stringify(missingBySection(values)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written just above.
  const sections = JSON.parse(state) as SectionState[];
  return (
    <nav className={styles.rail} aria-label="Sections">
      <ol>
        {sections.map(({ title, missing }) => (
          <li key={title}>
            <button type="button" onClick={(event) => goTo(event.currentTarget.form, title, missing)}>
              <span>{title}</span>
              {missing.length > 0 ? (
                <span className={styles.missing}>{missing.length} missing</span>
              ) : (
                <span className={styles.complete}>
                  <VisuallyHidden>complete</VisuallyHidden>
                  <IconCheck size={14} stroke={2} aria-hidden="true" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function goTo(form: HTMLFormElement | null, title: string, [first]: string[]): void {
  const section = form?.querySelector(`fieldset[data-section="${title}"]`);
  section?.scrollIntoView({ block: "start" });
  const fields = [...(section?.querySelectorAll<HTMLElement>("input, select, textarea, button") ?? [])];
  const field = fields.find(({ dataset }) => dataset["path"] === first) ?? fields[0];
  field?.focus({ preventScroll: first === undefined });
}
