import type { Row } from "./row.ts";

const onboarding = "tests/web/onboarding.test.ts";
const firmForm = "tests/web/firmForm.test.ts";
const landing = "tests/web/landing.test.ts";

/** The set-up: welcome, the fifteen steps, and its end. */
export const onboardingRows: readonly Row[] = [
  {
    rule: "/onboarding leads into the set-up",
    shownBy: [[onboarding, "/onboarding leads to the welcome screen: whose account it is and the six groups"]],
  },
  {
    rule: "Welcome shows the account's name, email and account type",
    shownBy: [[onboarding, "/onboarding leads to the welcome screen: whose account it is and the six groups"]],
  },
  {
    rule: "Welcome shows six groups: Firm Details, Countries, Partners, Ports & Terms, Products, Documentation",
    shownBy: [[onboarding, "/onboarding leads to the welcome screen: whose account it is and the six groups"]],
  },
  {
    rule: "Welcome says that the set-up takes about 5-10 minutes and everything can be edited later in Settings",
    shownBy: [[onboarding, "/onboarding leads to the welcome screen: whose account it is and the six groups"]],
  },
  {
    rule: "Pending: Get Started sends ONBOARDING_IN_PROGRESS, updates the local copy and goes to /onboarding/firm",
    shownBy: [[onboarding, "Get Started sends the status and opens the first step"]],
  },
  {
    rule: "In progress: Resume goes straight to /onboarding/firm",
    shownBy: [[onboarding, "Resume goes straight to the first step"]],
  },
  {
    rule: "Completed: Go to Dashboard goes to /dashboard",
    shownBy: [[onboarding, "a set-up that was completed elsewhere is told by the welcome screen, whose button leads to the dashboard"]],
  },
  {
    rule: "A start that fails says 'Failed to start onboarding' and stays",
    shownBy: [[onboarding, "a start that fails stays on the welcome screen"]],
  },
  {
    rule: "The wizard has fifteen steps in their order, each at its own address, with Back and Next",
    shownBy: [[onboarding, "the fifteen steps follow each other, each with the product's name, its place and a count; Back goes back"]],
  },
  {
    rule: "Each step shows a header with the product's name, a form, and the list of added items with a count",
    shownBy: [[onboarding, "the fifteen steps follow each other, each with the product's name, its place and a count; Back goes back"]],
  },
  {
    rule: "The goods step is titled Products",
    shownBy: [[onboarding, "the fifteen steps follow each other, each with the product's name, its place and a count; Back goes back"]],
  },
  {
    rule: "An address that is no step leads to the welcome screen",
    shownBy: [[onboarding, "an unknown step leads to the welcome screen"]],
  },
  {
    rule: "Each item of a step has Edit and Delete, and Delete asks first",
    shownBy: [[onboarding, "the wizard replaces the whole list at every add, edit and delete"]],
  },
  {
    rule: "The firm step has its form on the left and the added firms on the right",
    shownBy: [[firmForm, "the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right"]],
  },
  {
    rule: "Next of the firm step goes to /onboarding/origin-country",
    shownBy: [[onboarding, "the fifteen steps follow each other, each with the product's name, its place and a count; Back goes back"]],
  },
  {
    rule: "Next of the firm step is blocked without a firm: 'Please add at least one firm before proceeding'",
    shownBy: [[onboarding, "Next is blocked until the step has an item, in the step's own words"]],
  },
  {
    rule: "Next is blocked without a country: 'Please add at least one origin country before proceeding', likewise destination",
    shownBy: [[onboarding, "Next is blocked until the step has an item, in the step's own words"]],
  },
  {
    rule: "Next is blocked without a buyer, broker, loading port, discharge port, payment term, shipment term, packaging detail, product, currency, declaration or contract format",
    shownBy: [[onboarding, "Next is blocked until the step has an item, in the step's own words"]],
  },
  {
    rule: "The last step, document templates, may be skipped",
    shownBy: [[onboarding, "the last step may be skipped: Complete Setup sends the status and ends on the dashboard"]],
  },
  {
    rule: "Complete Setup reads 'Completing...' meanwhile, sends ONBOARDING_COMPLETED and refreshes user info",
    shownBy: [[onboarding, "the last step may be skipped: Complete Setup sends the status and ends on the dashboard"]],
  },
  {
    rule: "Completion says 'Onboarding completed successfully! Welcome to' and the product's name",
    shownBy: [[onboarding, "the last step may be skipped: Complete Setup sends the status and ends on the dashboard"]],
  },
  {
    rule: "A completion that fails tells the server's texts, else 'Failed to complete onboarding'",
    shownBy: [[onboarding, "a completion that fails or is refused says why and stays"]],
  },
  {
    rule: "'Setup Complete!' stands for 1 second, then comes /dashboard",
    shownBy: [
      [landing, "the end of the set-up is shown for a second, then the dashboard"],
      [onboarding, "the last step may be skipped: Complete Setup sends the status and ends on the dashboard"],
    ],
  },
  {
    rule: "In the wizard every add, edit and delete of a string list replaces the whole list",
    shownBy: [[onboarding, "the wizard replaces the whole list at every add, edit and delete"]],
  },
  {
    rule: "The wizard offers only countries that were not added; 'All countries have been added' when none remain",
    shownBy: [[onboarding, "countries that were added are no longer offered; with all of them added there is nothing to select"]],
  },
  {
    rule: "The status moves from ONBOARDING_PENDING by ONBOARDING_IN_PROGRESS to ONBOARDING_COMPLETED",
    shownBy: [
      ["tests/api/user/account.test.ts", "moves through the set-up"],
      ["tests/api/user/account.test.ts", "refuses a status that does not exist"],
      ["tests/gateway/schema/viewer/accountMutations.test.ts", "the set-up's status is sent as it is and read back"],
    ],
  },
  {
    rule: "A new user goes from sign-up through the fifteen steps to a downloaded document",
    shownBy: [
      [
        "tests/e2e/mainJob.test.ts",
        "in the $colorScheme theme, on $on, an exporter gets from sign-up to four downloaded PDFs, and finds all of it after a crash",
      ],
      [
        "tests/e2e/otherService.test.ts",
        "over a service that is not ours, an exporter gets from sign-up to four downloaded PDFs, and what it lacks is missed quietly",
      ],
    ],
  },
];
