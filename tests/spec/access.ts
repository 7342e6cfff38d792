import type { Row } from "./row.ts";

const keyboard = "tests/e2e/keyboard.test.ts";
const shell = "tests/web/shell.test.ts";
const settings = "tests/web/settings.test.ts";

/** What holds on every screen: how it looks, moves and sounds, and that a mouse is needed for none of it. */
export const accessRows: readonly Row[] = [
  {
    rule: "An accessibility checker finds nothing wrong with any screen or dialog, in the light theme or the dark",
    shownBy: [
      ["tests/e2e/accessibility.test.ts", "axe finds nothing wrong with $name, in the light theme or the dark"],
      ["tests/web/statsPage.test.ts", "the page passes the accessibility checker in both themes"],
    ],
  },
  {
    rule: "Everything is done by keys alone, the focus is always seen, dialogs keep it and give it back where it came from",
    shownBy: [
      [
        keyboard,
        "an exporter gets from sign-up through the fifteen steps to a downloaded invoice by keys alone, and always sees where they are",
      ],
    ],
  },
  {
    rule: "What is dragged is also moved by keys: firm cards, contract clauses, documents to merge, columns",
    shownBy: [
      ["tests/web/firms.test.ts", "cards are moved by keyboard, and their order is remembered by firm id"],
      [
        "tests/web/contract.test.ts",
        "a contract's clauses come from a format, are edited, added, removed and moved, and sent in their order",
      ],
      ["tests/web/attachment.test.ts", "merging needs a name and two documents, and keeps the order that was given by keyboard"],
      [
        "tests/web/statsColumns.test.ts",
        "Column Settings hides columns and reorders them by keyboard; new ones stand at the end, and the order is kept",
      ],
    ],
  },
  {
    rule: "On a phone of 360 pixels all is within reach, and no screen scrolls sideways",
    shownBy: [
      [
        "tests/e2e/phone.test.ts",
        "an exporter with a phone gets from sign-up through the fifteen steps to a downloaded invoice; no screen is wider than the phone, nor a control too low for a finger",
      ],
    ],
  },
  {
    rule: "A new page is named in the title and takes the focus to its heading",
    shownBy: [[shell, "a change of page names it in the title and moves the focus to its heading"]],
  },
  {
    rule: "Motion takes less than 200 milliseconds, and none is left where the system asks for none",
    shownBy: [[shell, "motion takes less than 200 milliseconds, and none is left where the system asks for none"]],
  },
  {
    rule: "The theme follows the system while the page stands, until one is chosen",
    shownBy: [[shell, "the theme follows the system until it is chosen, then holds from the first paint on"]],
  },
  {
    rule: "Toasts are announced: each is an alert",
    shownBy: [[settings, "what the server refuses changes nothing here, and its texts are shown"]],
  },
];
