import { Kbd } from "@mantine/core";
import type { KeyGroup } from "./keyGroups.ts";
import { keyText } from "./mainKeys.ts";
import styles from "./KeyList.module.css";

type Props = { groups: readonly KeyGroup[] };

/** Groups of keys with what they do. */
export function KeyList({ groups }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.lines}>
            {lines.map(({ keys, words }) => (
              <div key={keys} className={styles.line}>
                <dt>
                  <Kbd>{keyText(keys)}</Kbd>
                </dt>
                <dd className={styles.words}>{keyText(words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
