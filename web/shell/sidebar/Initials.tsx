import styles from "./Initials.module.css";
import { initialsOf } from "./initials.ts";

type Props = { name: string };

/** A round badge with the user's initials. */
export function Initials({ name }: Props) {
  return <span className={styles.initials}>{initialsOf(name)}</span>;
}
