import { VisuallyHidden } from "@mantine/core";
import { useScrollsSideways } from "../../ui/table/useScrollsSideways.ts";
import type { Choice, Series } from "./chartSeries.ts";
import styles from "./StatsMonths.module.css";

type Props = { about: string; series: Series; isChosen: (choice: Choice) => boolean; onChoose: (choice: Choice) => void };

/** Months as columns 160 px high, each next to the same month of the year before. The figures are in its name and the table. */
export function StatsMonths({ about, series, isChosen, onChoose }: Props) {
  const { ref, isWide } = useScrollsSideways();
  const { bars, heads } = series;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.about}>
        {about}
        <span className={styles.legend}>
          <span className={styles.sample} /> this year
          <span className={styles.sample} data-before="" /> the year before
        </span>
      </figcaption>
      <div
        className={styles.scroll}
        ref={ref}
        tabIndex={isWide ? 0 : undefined}
        role={isWide ? "group" : undefined}
        aria-label={isWide ? about : undefined}
      >
        <ul className={styles.months}>
          {bars.map(({ key, label, figures, part, partBefore, choice }) => (
            <li key={key} className={styles.month}>
              <button
                type="button"
                className={styles.button}
                title={`${label}: ${figures[0]}, the year before ${figures[1]}`}
                aria-pressed={isChosen(choice)}
                onClick={() => onChoose(choice)}
              >
                <VisuallyHidden>
                  {label} {heads[0]} {figures[0]} {heads[1]} {figures[1]}
                </VisuallyHidden>
                <span className={styles.plot} aria-hidden="true">
                  <span className={styles.column} style={{ height: percent(part) }} />
                  <span className={styles.column} data-before="" style={{ height: percent(partBefore ?? 0) }} />
                </span>
                <span className={styles.label} aria-hidden="true">
                  {label.slice(0, 3)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.ends}>
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </p>
    </figure>
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}
