import { useEffect, useState, type ReactNode } from "react";

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Content of a dialog that chooses its focus itself. The dialog takes the focus by timers of its own when it opens; what is
 * drawn before they are through could lose the focus under the hands of who is already at work in it.
 */
export function AfterFocus({ fallback, children }: Props) {
  const [isThrough, setThrough] = useState(false);
  useEffect(() => {
    // The dialog's timer is set after this effect, and so due before the second of these.
    let timer = setTimeout(() => {
      timer = setTimeout(() => setThrough(true));
    });
    return () => clearTimeout(timer);
  }, []);
  return isThrough ? children : fallback;
}
