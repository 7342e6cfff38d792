import { expect, test } from "vitest";
import { accessRows } from "./access.ts";
import { accountRows } from "./account.ts";
import { callRows } from "./calls.ts";
import { documentRows } from "./documents.ts";
import { entityRows } from "./entities.ts";
import { errorRows } from "./errors.ts";
import { landingRows } from "./landing.ts";
import { limitRows } from "./limits.ts";
import { onboardingRows } from "./onboarding.ts";
import type { Row } from "./row.ts";
import { settingsRows } from "./settings.ts";
import { shellRows } from "./shell.ts";
import { shipmentFigureRows } from "./shipmentFigures.ts";
import { shipmentFormRows } from "./shipmentForm.ts";
import { shipmentRows } from "./shipments.ts";
import { statsRows } from "./stats.ts";
import { statsKeyboardRows } from "./statsKeyboard.ts";
import { testTitles } from "./testTitles.ts";
import { toastRows } from "./toasts.ts";
import { validationRows } from "./validation.ts";

/** Every rule of the product, by what it is about. A reader finds here which test shows it. */
const sections: Record<string, readonly Row[]> = {
  landing: landingRows,
  account: accountRows,
  onboarding: onboardingRows,
  shell: shellRows,
  settings: settingsRows,
  validation: validationRows,
  shipments: shipmentRows,
  "shipment form": shipmentFormRows,
  "shipment figures": shipmentFigureRows,
  documents: documentRows,
  stats: statsRows,
  statsKeyboard: statsKeyboardRows,
  entities: entityRows,
  calls: callRows,
  errors: errorRows,
  toasts: toastRows,
  limits: limitRows,
  access: accessRows,
};

const known = new Map<string, Set<string> | null>();

/** What is wrong with a row: nothing when each test that it names is there. */
function gapsOf({ rule, shownBy }: Row): string[] {
  if (shownBy.length === 0) return [`${rule}: no test shows it`];
  return shownBy.flatMap(([file, title]) => {
    if (!known.has(file)) known.set(file, testTitles(file));
    const titles = known.get(file);
    if (!titles) return [`${rule}: there is no ${file}`];
    return titles.has(title) ? [] : [`${rule}: ${file} has no test "${title}"`];
  });
}

test.each(Object.entries(sections))("every rule of %s is shown by tests that are there", (_section, rows) => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap(gapsOf)).toEqual([]);
});

test("no rule stands twice in its section", () => {
  for (const rows of Object.values(sections)) expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length);
});

test("a rule without a test, with a file or with a title that is not there is noticed", () => {
  const here = "tests/spec/spec.test.ts";
  expect(gapsOf({ rule: "r", shownBy: [[here, "no rule stands twice in its section"]] })).toEqual([]);
  expect(gapsOf({ rule: "r", shownBy: [[here, "every rule of %s is shown by tests that are there"]] })).toEqual([]);
  expect(gapsOf({ rule: "r", shownBy: [] })).toEqual(["r: no test shows it"]);
  expect(gapsOf({ rule: "r", shownBy: [["tests/nothing.test.ts", "t"]] })).toEqual(["r: there is no tests/nothing.test.ts"]);
  expect(gapsOf({ rule: "r", shownBy: [[here, "sections"]] })).toEqual([`r: ${here} has no test "sections"`]);
});
