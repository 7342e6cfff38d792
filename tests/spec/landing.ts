import type { Row } from "./row.ts";

const landing = "tests/web/landing.test.ts";
const signUp = "tests/web/signUp.test.ts";

/** What the product is and for whom, and the page that tells strangers. */
export const landingRows: readonly Row[] = [
  {
    rule: "Account types are EXPORTER, IMPORTER, BROKER and CHA; only EXPORTER can register, the others are Coming Soon and cannot be chosen",
    shownBy: [
      [signUp, "only exporters can register; the other types are coming soon and cannot be chosen"],
      ["tests/api/user/account.test.ts", "with %j is refused"],
    ],
  },
  {
    rule: "The landing page says that the product suits businesses of every size and puts privacy first",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "It claims invoices, contracts and bills of lading from one dashboard",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "It claims shipment analytics in spreadsheet-like views",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "It claims collaboration with importers, brokers and CHAs with permission controls",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "It claims a central searchable document repository",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "It claims that partners see only what they are allowed to see, by tags on documents",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "It claims automated document generation and approval workflows",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "A 'Coming Soon' section announces dashboards for importers, brokers and CHAs, each with its use",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "The footer shows a copyright line of the company and a contact phone number",
    shownBy: [[landing, "what the product claims, the partners to come, and who stands behind it"]],
  },
  {
    rule: "The header sticks to the top: the product's title and Home lead to /, Sign In to /login, Sign Up to /signup",
    shownBy: [[landing, "strangers read what the product does, with the ways in"]],
  },
  {
    rule: "The headline is 'Seamless documentation for international trade', with 'Start for free' to /signup",
    shownBy: [[landing, "strangers read what the product does, with the ways in"]],
  },
  {
    rule: "The hero has the tiles Smart Documents, Analytics, Bank-grade Security and Instant Updates",
    shownBy: [[landing, "strangers read what the product does, with the ways in"]],
  },
  {
    rule: "A user in the set-up who opens / is sent on to /onboarding",
    shownBy: [[landing, "a user in the set-up is sent on to onboarding"]],
  },
  {
    rule: "A user who completed the set-up reads 'Redirecting...' after 50 ms and is sent on to /dashboard",
    shownBy: [
      [
        landing,
        "a user who completed the set-up reads 'Redirecting...' after 50 ms and is sent on to the dashboard, past the landing page",
      ],
    ],
  },
  {
    rule: "Strangers see the marketing content, without a call to the server",
    shownBy: [[landing, "the landing page is there as HTML, and asks for nothing but its own few files"]],
  },
  {
    rule: "Any other address is a 404 page with a 'Return to Home' link",
    shownBy: [[landing, "an address that leads nowhere says so and leads home"]],
  },
];
