import type { Row } from "./row.ts";

const shell = "tests/web/shell.test.ts";
const firms = "tests/web/firms.test.ts";
const session = "tests/web/session.test.ts";
const year = "tests/domain/financialYear.test.ts";
const list = "tests/web/shipmentList.test.ts";

/** The dashboard's frame, Home, Support, and the screens for what went wrong. */
export const shellRows: readonly Row[] = [
  {
    rule: "A user menu has Log out, which returns to /login",
    shownBy: [[session, "logging out clears token and user info without a call, says so briefly and forgets the page"]],
  },
  {
    rule: "The shell shows the product's title",
    shownBy: [[shell, "the sidebar has Home at its top, the rest at its bottom; breadcrumbs name the section and lead home"]],
  },
  {
    rule: "The sidebar has Home and Stats at the top; Support, Settings and the profile link at the bottom",
    shownBy: [[shell, "the sidebar has Home at its top, the rest at its bottom; breadcrumbs name the section and lead home"]],
  },
  {
    rule: "The profile link shows the name and its initials: first letters of the first and last word",
    shownBy: [[shell, "the profile link shows the initials of the first and the last word and the name"]],
  },
  {
    rule: "The sidebar is 256 px wide, 64 px collapsed, and the choice is kept under sidebar-collapsed",
    shownBy: [[shell, "the sidebar is 256 pixels wide, 64 collapsed, and stays as it was left"]],
  },
  {
    rule: "The top bar has a home icon and breadcrumbs: Profile, Settings, Stats, Support",
    shownBy: [[shell, "the sidebar has Home at its top, the rest at its bottom; breadcrumbs name the section and lead home"]],
  },
  {
    rule: "On a firm's page the breadcrumb is the firm's name",
    shownBy: [[list, "a page holds the 50 newest shipments with name, status if any and short date, and the total stands below"]],
  },
  {
    rule: "On a shipment's page the breadcrumbs are the firm's name, which goes back one page, and the shipment's",
    shownBy: [
      [list, "a row leads to its shipment, and the firm's crumb goes back to the same page of the list"],
      ["tests/web/shipmentDetail.test.ts", "the page names the shipment and has Back, Edit and the seven actions in their order"],
    ],
  },
  {
    rule: "A popover chooses the financial year, which is kept under financial-year",
    shownBy: [[shell, "the financial year is chosen in the top bar and remembered"]],
  },
  {
    rule: "The financial year starts in April: January to March belong to the year before",
    shownBy: [[year, "the year starts in April: March belongs to the one before"]],
  },
  {
    rule: "The period is APR-MAR unless chosen otherwise",
    shownBy: [
      [year, "the year starts in April: March belongs to the one before"],
      [shell, "the financial year is chosen in the top bar and remembered"],
    ],
  },
  {
    rule: "With nothing stored the financial year is the current one; what cannot be read counts as 25-26 APR-MAR",
    shownBy: [
      [year, "nothing stored means the current year; a value that cannot be read means 25-26 APR-MAR"],
      [session, "broken storage is repaired, not crashed on"],
    ],
  },
  {
    rule: "The range runs from the first day of the start month to the last day of the end month, twelve months",
    shownBy: [
      [year, "there are twelve periods of twelve months, the usual one first"],
      [year, "APR-MAR of 25-26 runs from 1 April 2025 to 31 March 2026"],
      [year, "JAN-DEC of 25-26 is the calendar year 2025"],
      [year, "MAR-FEB ends on the leap day"],
    ],
  },
  {
    rule: "The range is sent with the shipment list's query",
    shownBy: [[list, "the list asks once, for the days of the financial year as instants, newest first"]],
  },
  {
    rule: "Another financial year resets the shipment list to page 1 and reloads it",
    shownBy: [[list, "another financial year starts at page 1; one without shipments says so"]],
  },
  {
    rule: "The theme follows the system until it is chosen; the choice is kept under theme",
    shownBy: [[shell, "the theme follows the system until it is chosen, then holds from the first paint on"]],
  },
  {
    rule: "Home lists Your Firms; a click goes to /dashboard/firm/{firmId} and passes firm id and name as navigation state",
    shownBy: [[firms, "a card leads to the firm's shipments and passes its id and name"]],
  },
  {
    rule: "Firm cards are reordered by drag and drop, by mouse and by keyboard",
    shownBy: [
      [firms, "cards are moved by mouse"],
      [firms, "cards are moved by keyboard, and their order is remembered by firm id"],
    ],
  },
  {
    rule: "The order of firms is kept by firm id under firms-order",
    shownBy: [[firms, "cards are moved by keyboard, and their order is remembered by firm id"]],
  },
  { rule: "While firms load: 'Loading your firms...'", shownBy: [[firms, "while firms are on the way the page says so"]] },
  {
    rule: "Without firms: 'No Firms Found' with a link to Settings to add one",
    shownBy: [[firms, "without a firm the way to Settings is shown"]],
  },
  {
    rule: "Support has a contact card with a phone and an e-mail link",
    shownBy: [[shell, "Support tells whom to ask, how to ship in parts, and what can be done to the sheet"]],
  },
  {
    rule: "Support explains partial shipments: a contract for the full quantity, the first invoice after an edit, duplicates for the further ones",
    shownBy: [[shell, "Support tells whom to ask, how to ship in parts, and what can be done to the sheet"]],
  },
  {
    rule: "Support explains Stats: pre-fetched data cannot be edited; columns are created, resized and renamed, data added, rows coloured",
    shownBy: [[shell, "Support tells whom to ask, how to ship in parts, and what can be done to the sheet"]],
  },
  {
    rule: "An unexpected rendering error shows 'Unexpected Application Error!' with the error's message",
    shownBy: [
      [shell, "a page that cannot be drawn says 'Unexpected Application Error!' and why, inside the shell, whose navigation stands"],
    ],
  },
  {
    rule: "An error inside the shell leaves the navigation standing",
    shownBy: [
      [shell, "a page that cannot be drawn says 'Unexpected Application Error!' and why, inside the shell, whose navigation stands"],
    ],
  },
  {
    rule: "An error outside the shell shows the same screen",
    shownBy: [[shell, "an error outside the shell has the same screen, and words of its own where the server has none"]],
  },
  {
    rule: "The browser's storage holds the keys jwt, userInfo, sidebar-collapsed, theme, financial-year and firms-order",
    shownBy: [
      [shell, "the sidebar is 256 pixels wide, 64 collapsed, and stays as it was left"],
      [shell, "the theme follows the system until it is chosen, then holds from the first paint on"],
      [shell, "the financial year is chosen in the top bar and remembered"],
      [firms, "cards are moved by keyboard, and their order is remembered by firm id"],
      [session, "the copy of user info has REST's shape and follows a change"],
    ],
  },
];
