import { keysOf } from "#domain/typedObject.ts";
import styles from "./PaperMatrix.module.css";
import { paperSigns } from "./paperSigns.ts";
import { paperWords } from "./paperWords.ts";

/** What the signs of the matrix mean. Screen readers read the word in each cell instead. */
export function PaperLegend() {
  return (
    <div className={styles.legend} aria-hidden="true">
      {keysOf(paperSigns).map((state) => {
        const { icon: Icon, tone } = paperSigns[state];
        return (
          <span key={state} data-tone={tone}>
            <Icon size={16} stroke={2} />
            {paperWords[state]}
          </span>
        );
      })}
    </div>
  );
}
