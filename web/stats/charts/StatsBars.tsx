import { VisuallyHidden } from "@mantine/core";
import type { Choice, Series } from "./chartSeries.ts";
import styles from "./StatsBars.module.css";

type Props = { about: string; series: Series; isChosen: (choice: Choice) => boolean; onChoose: (choice: Choice) => void };

/** Horizontal bars of a ranking, each with its figure, so that nothing depends on length or colour alone. */
export function StatsBars({ about, series, isChosen, onChoose }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.about}>{about}</figcaption>
      <ul className={styles.bars}>
        {series.bars.map((bar) => (
          <li key={bar.key}>
            <button
              type="button"
              className={styles.bar}
              title={isChosen(bar.choice) ? "Show all shipments again" : "Show these shipments"}
              aria-pressed={isChosen(bar.choice)}
              onClick={() => onChoose(bar.choice)}
            >
              <span className={styles.label}>{bar.label}</span>
              <span className={styles.value}>
                <VisuallyHidden>{series.heads[0]} </VisuallyHidden>
                {bar.figures[0]}
              </span>
              <span className={styles.track}>
                <span className={styles.fill} style={{ width: percent(bar.part) }} />
              </span>
              {series.heads[2] !== undefined && bar.figures[2] !== "" && (
                <span className={styles.more}>
                  {bar.figures[1]} {series.heads[1]} · {bar.figures[2]} per MT
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}
