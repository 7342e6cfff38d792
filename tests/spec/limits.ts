import type { Row } from "./row.ts";

const figures = "tests/domain/attachment.test.ts";
const rules = "tests/domain/masterData.test.ts";
const year = "tests/domain/financialYear.test.ts";
const list = "tests/web/shipmentList.test.ts";
const shell = "tests/web/shell.test.ts";
const lines = "tests/web/shipmentFormLines.test.ts";
const form = "tests/web/shipmentForm.test.ts";
const landing = "tests/web/landing.test.ts";

/** Constants and limits. */
export const limitRows: readonly Row[] = [
  { rule: "The shortest password has 6 characters", shownBy: [["tests/api/user/account.test.ts", "with %j is refused"]] },
  {
    rule: "Firm images: PNG, JPG, JPEG; a letterhead of at least 5:1",
    shownBy: [
      ["tests/api/files/firmImages.test.ts", "is at least five times as wide as high"],
      ["tests/web/firmForm.test.ts", "only PNG, JPG and JPEG are taken"],
    ],
  },
  {
    rule: "Uploads: pdf, jpg, jpeg, png; previewable: pdf, jpg, jpeg, png, gif",
    shownBy: [
      [figures, "PDFs and images can be viewed, others cannot"],
      [
        "tests/web/upload.test.ts",
        "a file that is no PDF or image, empty or too large is refused before anything is sent, and a dropped one is taken",
      ],
    ],
  },
  {
    rule: "Shipment lists have a limit of 50 and an offset of 0 by default",
    shownBy: [
      ["tests/api/shipment/shipmentList.test.ts", "has the 50 oldest unless told otherwise, the total, and whether more follow"],
      [
        "tests/gateway/schema/shipment/shipmentList.test.ts",
        "sends the firm, the dates as instants and the order as the REST contract has them",
      ],
    ],
  },
  { rule: "Page sizes are 10, 50 and 100, 50 by default", shownBy: [[list, "10, 50 or 100 rows a page may be chosen"]] },
  {
    rule: "Sort is ascending in the base filter, descending in the shipment list",
    shownBy: [
      ["tests/api/shipment/shipmentList.test.ts", "has the 50 oldest unless told otherwise, the total, and whether more follow"],
      [list, "a page holds the 50 newest shipments with name, status if any and short date, and the total stands below"],
    ],
  },
  {
    rule: "15 tabs in Settings, 15 steps in the set-up, 6 groups on Welcome",
    shownBy: [
      ["tests/web/settings.test.ts", "fifteen tabs, Firms first; each has its list with a count and its form"],
      [
        "tests/web/onboarding.test.ts",
        "the fifteen steps follow each other, each with the product's name, its place and a count; Back goes back",
      ],
      ["tests/web/onboarding.test.ts", "/onboarding leads to the welcome screen: whose account it is and the six groups"],
    ],
  },
  {
    rule: "0 to 5 notify parties, 1 to 10 product lines (1 at first)",
    shownBy: [
      [lines, "at most 10 products and 5 notify parties can be counted up to"],
      ["tests/domain/shipmentCheck.test.ts", "six notify parties are too many"],
      ["tests/domain/shipmentCheck.test.ts", "eleven lines are too many"],
    ],
  },
  {
    rule: "At least 1 container; FCL or LCL, by default 1 × FCL",
    shownBy: [
      [form, "the form has its sections in order, and container details only for goods in containers"],
      [lines, "goods in containers need at least 1 container, and each listed one its number"],
      ["tests/api/shipment/shipmentRules.test.ts", "containers are FCL or LCL"],
    ],
  },
  {
    rule: "Shipment types are CONTAINERISED ('In Container') and BULK ('Bulk Vessel')",
    shownBy: [
      ["tests/web/shipmentDetail.test.ts", "parties, route and terms stand as they were saved"],
      ["tests/web/shipmentDetail.test.ts", "containers are listed with their seals and weights; a bulk shipment has none"],
      ["tests/api/shipment/shipmentRules.test.ts", "type and pre-carriage are of the known ones"],
    ],
  },
  { rule: "A currency code has 3 characters", shownBy: [[rules, "a currency has at most three characters"]] },
  {
    rule: "Weight: minimum and step 0.01",
    shownBy: [
      ["tests/web/masterData.test.ts", "packaging: units in upper case, steps of 0.01, the unit beside each weight, zero weights not sent"],
      [rules, "packaging with the weight %j is refused"],
    ],
  },
  {
    rule: "Financial years: the current one and the five before it, as 'YY-YY'",
    shownBy: [
      [year, "the choices are the current year and the five before it"],
      [shell, "the financial year is chosen in the top bar and remembered"],
    ],
  },
  {
    rule: "Periods: the twelve from APR-MAR to MAR-FEB, APR-MAR by default",
    shownBy: [
      [shell, "the financial year is chosen in the top bar and remembered"],
      [year, "there are twelve periods of twelve months, the usual one first"],
    ],
  },
  {
    rule: "The unit beside a weight is cut to 4 characters plus '..', and is 'unit' while there is none",
    shownBy: [
      [rules, "the unit beside a weight is cut to 4 characters, 'unit' while there is none"],
      ["tests/web/masterData.test.ts", "packaging: units in upper case, steps of 0.01, the unit beside each weight, zero weights not sent"],
      [lines, "the unit beside weights is cut to 4 characters, and reads 'unit' until it is known"],
    ],
  },
  {
    rule: "Template bodies are previewed with 60 characters plus '...'",
    shownBy: [["tests/web/settings.test.ts", "a template's body is previewed with 60 characters"]],
  },
  { rule: "Address text in pick-lists is cut to 25 characters", shownBy: [[form, "address text in pick-lists is cut to 25 characters"]] },
  {
    rule: "Attachment names of more than 30 characters are shortened in the table",
    shownBy: [
      [figures, "a name of more than 30 characters is shortened, its ending kept"],
      ["tests/web/attachment.test.ts", "the table counts and lists name, readable type, size and date; a long name is shortened"],
    ],
  },
  { rule: "Sizes below 1 MB show in KB", shownBy: [[figures, "sizes under one MB show in KB"]] },
  {
    rule: "The landing page sends users on after 50 ms",
    shownBy: [
      [
        landing,
        "a user who completed the set-up reads 'Redirecting...' after 50 ms and is sent on to the dashboard, past the landing page",
      ],
    ],
  },
  {
    rule: "'Setup Complete!' stands for 1 second",
    shownBy: [[landing, "the end of the set-up is shown for a second, then the dashboard"]],
  },
  {
    rule: "The viewer stops loading after 3 seconds",
    shownBy: [
      ["tests/web/viewer.test.ts", "without a file, 'Loading document...' ends after three seconds"],
      ["tests/web/viewer.test.ts", "a late file is still shown"],
    ],
  },
  {
    rule: "The sidebar is 64 px collapsed, 256 px expanded",
    shownBy: [[shell, "the sidebar is 256 pixels wide, 64 collapsed, and stays as it was left"]],
  },
  {
    rule: "Session-storage keys of list caches start with 'shipments-'",
    shownBy: [[list, "deleting is asked about by name, and afterwards the cached lists are gone and the list is fresh"]],
  },
  {
    rule: "Stats: kept for 5 minutes, columns of at least 80 and by default 128, at least 100 rows, nine row colours",
    shownBy: [
      [
        "tests/web/statsPage.test.ts",
        "the first firm is chosen by itself; a firm seen within five minutes is not loaded again, and Refresh loads it",
      ],
      [
        "tests/web/statsColumns.test.ts",
        "a dragged edge sets the width from 80 pixels once it rests, saves it when it is let go and keeps it; the rows stay where they are; a double click fits it",
      ],
      ["tests/domain/stats.test.ts", "the palette has nine colours, each known by its hex value, and four of them are dark"],
    ],
  },
  {
    rule: "Document dialogs have the letterhead on by default",
    shownBy: [
      ["tests/web/documents.test.ts", "the numbers and dates of one document stand ready in the next ones, and the letterhead is on"],
      ["tests/web/documents.test.ts", "a custom document needs a template and a body, which may be changed for this one document"],
    ],
  },
];
