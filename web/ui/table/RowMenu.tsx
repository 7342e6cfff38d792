import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";

type Props = {
  /** What screen readers call the button, such as "Actions for" and the row's name. */
  label: string;
  /** Of the menu, in pixels. */
  width: number;
  /** In the button's place while something is done: it stays a button, so that the keyboard comes back to it. */
  busy?: ReactNode;
  /** `Menu.Item` entries. */
  children: ReactNode;
};

/** The menu at the end of a row. Of a long table's menus only those are made that the pointer or the keyboard has come to. */
export function RowMenu({ label, width, busy, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  function handleClick() {
    // The menu remembers where the focus was when it opens, so it has to be there before.
    flushSync(() => setNear(true));
    setOpen(!isOpen);
  }
  return (
    <>
      <ActionIcon
        ref={button}
        // As the library names a menu's button and its list by the menu's own id.
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        aria-busy={busy !== undefined || undefined}
        onMouseEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={handleClick}
      >
        {busy ?? <IconDots size={18} stroke={1.7} />}
      </ActionIcon>
      {isNear && (
        <Menu id={id} width={width} opened={isOpen} onChange={setOpen}>
          <Menu.Target>
            <Beside target={button} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

type BesideProps = { target: RefObject<HTMLElement | null>; ref?: (element: HTMLElement | null) => void };

/** Hands the menu a button that stands already as the place to open at. */
function Beside({ target, ref }: BesideProps): null {
  useLayoutEffect(() => {
    ref?.(target.current);
    return () => ref?.(null);
  }, [target, ref]);
  return null;
}
