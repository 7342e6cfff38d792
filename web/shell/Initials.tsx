import styles from "./Initials.module.css";
import { initialsOf } from "./initials.ts";

type Props = { name: string };

/** A round badge with the user's initials; the name itself stands beside it or in its label. */
export function Initials({ name }: Props) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
