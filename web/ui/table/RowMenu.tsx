import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";

type Props = {
  /** The button's accessible name, such as "Actions for" and the row's name. */
  label: string;
  /** Width of the menu, in pixels. */
  width: number;
  /** Replaces the button's icon while an action runs: it stays a button, so that it keeps the focus. */
  busy?: ReactNode;
  /** `Menu.Item` entries. */
  children: ReactNode;
};

/** The menu at the end of a row. In a long table only the menus that the pointer or the keyboard reached are rendered. */
export function RowMenu({ label, width, busy, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  function handleClick() {
    // The menu stores the focused element when it opens, so it must be rendered before.
    flushSync(() => setNear(true));
    setOpen(!isOpen);
  }
  return (
    <>
      <ActionIcon
        ref={button}
        // The library names a menu's button and its list by the menu's id.
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

/** Makes an existing button the menu's target. */
function Beside({ target, ref }: BesideProps): null {
  useLayoutEffect(() => {
    ref?.(target.current);
    return () => ref?.(null);
  }, [target, ref]);
  return null;
}
