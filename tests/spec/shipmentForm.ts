import type { Row } from "./row.ts";

const form = "tests/web/shipmentForm.test.ts";
const lines = "tests/web/shipmentFormLines.test.ts";
const saving = "tests/web/shipmentFormSaving.test.ts";
const leaving = "tests/web/shipmentFormLeaving.test.ts";
const quickAdd = "tests/web/quickAdd.test.ts";
const formQuickAdd = "tests/web/shipmentFormQuickAdd.test.ts";
const check = "tests/domain/shipmentCheck.test.ts";
const rules = "tests/api/shipment/shipmentRules.test.ts";

/** The shipment form: its modes, its rules, and what is added on the way. */
export const shipmentFormRows: readonly Row[] = [
  {
    rule: "Titles: 'Create New Shipment', 'Edit Shipment', 'Duplicate Shipment'",
    shownBy: [
      [form, "the form has its sections in order, and container details only for goods in containers"],
      [saving, "a change shows what is stored, is saved with its version, and the screen behind follows"],
      [saving, "a duplicate starts with all data and is saved as a new shipment"],
    ],
  },
  {
    rule: "Sections: Basic Information, Location & Shipping Details, Products, Totals, Charges, Shipment Type, Container Details, Additional Information & Notes",
    shownBy: [[form, "the form has its sections in order, and container details only for goods in containers"]],
  },
  {
    rule: "BULK or CONTAINERISED decides whether container sections show and are sent",
    shownBy: [
      [form, "the form has its sections in order, and container details only for goods in containers"],
      [form, "5,500 MT in 50 kg bags on a bulk vessel come to exactly their worked figures, and no container is asked for or sent"],
      ["tests/api/shipment/shipment.test.ts", "a shipment in bulk drops containers that are sent with it"],
    ],
  },
  {
    rule: "Buttons: Cancel and Create Shipment / Update Shipment / Create Duplicate, which read 'Saving...' while busy",
    shownBy: [
      [saving, "while it saves the button reads 'Saving...' and rests, so that one submit makes one shipment"],
      [saving, "a change shows what is stored, is saved with its version, and the screen behind follows"],
      [form, "all missing fields are named in one message and marked, and the first has the focus"],
    ],
  },
  {
    rule: "Leaving with changes asks 'Unsaved Changes' with Stay and Leave",
    shownBy: [
      [leaving, "closing with unsaved changes asks; Stay keeps them, Leave gives them up"],
      [leaving, "going back with unsaved changes asks first"],
      [leaving, "closing without changes does not ask"],
    ],
  },
  {
    rule: "Create starts empty, edit with the stored shipment, duplicate with its data and is saved as a new one",
    shownBy: [
      [form, "all missing fields are named in one message and marked, and the first has the focus"],
      [saving, "a change shows what is stored, is saved with its version, and the screen behind follows"],
      [saving, "a duplicate starts with all data and is saved as a new shipment"],
    ],
  },
  {
    rule: "On success the panel closes and the list reloads",
    shownBy: [[form, "two rice lines in three containers, typed in, come to exactly their worked figures and are stored so"]],
  },
  { rule: "Unticking 'seller different' clears the seller", shownBy: [[form, "unticking 'seller different' clears the seller"]] },
  {
    rule: "The first line's unit is copied to all other lines",
    shownBy: [[lines, "the first line's packaging is that of all lines, and a new line has its weights per package"]],
  },
  {
    rule: "A larger product count adds lines with the first line's unit and default weights, a smaller one truncates",
    shownBy: [
      [lines, "the first line's packaging is that of all lines, and a new line has its weights per package"],
      [lines, "lines beyond the count, blank later lines and empty notify parties are not sent"],
    ],
  },
  { rule: "Picking a product fills its specification", shownBy: [[lines, "picking a product fills in its specification"]] },
  {
    rule: "Picking a unit fills net and gross weight per package",
    shownBy: [[lines, "the first line's packaging is that of all lines, and a new line has its weights per package"]],
  },
  {
    rule: "The only origin country and the only firm address are preselected",
    shownBy: [[form, "the only origin country and the only address of a firm are chosen already; of several none"]],
  },
  {
    rule: "'Please fill in the following required fields: ...' names all that is missing, under Validation Error",
    shownBy: [
      [form, "all missing fields are named in one message and marked, and the first has the focus"],
      [check, "all missing fields are named in one sentence, in the form's order"],
      [rules, "all missing ones are named in one sentence, in the order of the form"],
    ],
  },
  {
    rule: "The seller is required only if it differs",
    shownBy: [
      [check, "the seller is asked for only if it differs"],
      [rules, "a different seller is required once the seller differs"],
    ],
  },
  {
    rule: "The first line needs a product",
    shownBy: [
      [form, "all missing fields are named in one message and marked, and the first has the focus"],
      [check, "a later blank line is no fault; one with figures but no product is"],
    ],
  },
  {
    rule: "A containerised shipment needs at least 1 container",
    shownBy: [
      [lines, "goods in containers need at least 1 container, and each listed one its number"],
      [check, "a containerised shipment needs at least one container"],
      [rules, "a containerised shipment has at least one container"],
    ],
  },
  {
    rule: "'Container numbers are required for all containers'",
    shownBy: [
      [lines, "goods in containers need at least 1 container, and each listed one its number"],
      [check, "listed containers need their numbers; a bulk shipment has none"],
      [rules, "every listed container has its number"],
    ],
  },
  {
    rule: "Notify parties number 0 to 5; empty ones are not sent",
    shownBy: [
      [lines, "at most 10 products and 5 notify parties can be counted up to"],
      [lines, "lines beyond the count, blank later lines and empty notify parties are not sent"],
      [rules, "at most five notify parties"],
      ["tests/api/shipment/shipment.test.ts", "blank notify ids and blank later product lines are dropped"],
    ],
  },
  {
    rule: "Pre-carriage: By Road, By Rail, By Sea, By Air, Multi Model",
    shownBy: [
      [form, "pre-carriage offers five ways, and optional choices can be cleared"],
      [rules, "type and pre-carriage are of the known ones"],
    ],
  },
  {
    rule: "Loading ports and places of receipt follow the origin country, discharge ports and final destinations the destination country",
    shownBy: [[form, "ports follow the chosen countries, and one that no longer fits is taken back"]],
  },
  {
    rule: "All lines use the same packaging details, locked after the first line",
    shownBy: [
      [lines, "the first line's packaging is that of all lines, and a new line has its weights per package"],
      [check, "all lines use the same packaging"],
      [rules, "all lines share the packaging details"],
    ],
  },
  {
    rule: "Lines number 1 to 10, 1 at first",
    shownBy: [
      [lines, "at most 10 products and 5 notify parties can be counted up to"],
      [check, "eleven lines are too many"],
      [rules, "at most ten products"],
    ],
  },
  {
    rule: "Numeric text is parsed, with 0 on failure",
    shownBy: [
      [lines, "what is no number becomes a 0 that shows; grouped figures are understood"],
      ["tests/domain/figures.test.ts", "the form reads what is not a number as 0"],
    ],
  },
  {
    rule: "Pick-lists offer 'Add New ...', which opens a small dialog that adds the item",
    shownBy: [
      [formQuickAdd, "what a pick-list lacks is added on the way with the typed text, and chosen, and nothing typed is lost"],
      [quickAdd, "a new consignee takes what was typed, is stored as a buyer and chosen at once"],
    ],
  },
  {
    rule: "After a quick-add user info is fresh",
    shownBy: [[quickAdd, "a new consignee takes what was typed, is stored as a buyer and chosen at once"]],
  },
  {
    rule: "Every pick-list that can grow has its own dialog: buyers in their four parts, broker, ports in their four parts, product, packaging, countries, terms, currency, declaration",
    shownBy: [[quickAdd, "what is missing is said in every dialog; its submit is none of the shipment's"]],
  },
  {
    rule: "Buyer, Consignee, Seller, Notify Party and Broker need a name",
    shownBy: [[quickAdd, "what is missing is said in every dialog; its submit is none of the shipment's"]],
  },
  {
    rule: "Loading Port, Place of Receipt, Discharge Port and Final Destination need name and country, of the origin or destination countries",
    shownBy: [
      [quickAdd, "what is missing is said in every dialog; its submit is none of the shipment's"],
      [quickAdd, "a port lies in one of the user's own countries, at first the shipment's"],
    ],
  },
  {
    rule: "Product needs name and HSN code; Packaging Details need order unit, packing unit and package type",
    shownBy: [[quickAdd, "what is missing is said in every dialog; its submit is none of the shipment's"]],
  },
  {
    rule: "A country needs a choice of the world list; terms, currency and declaration need one text",
    shownBy: [[quickAdd, "what is missing is said in every dialog; its submit is none of the shipment's"]],
  },
  {
    rule: "A quick-add to a string list is one single call",
    shownBy: [
      [quickAdd, "a list item is added by a single call, and chosen as it was stored"],
      [formQuickAdd, "a currency added on the way is sent as a single add, and chosen as it was stored"],
    ],
  },
  {
    rule: "A quick-add that fails says 'Failed to add' and the kind",
    shownBy: [[quickAdd, "what fails or is refused is shown, and nothing is chosen"]],
  },
  {
    rule: "'Failed to load shipment data'",
    shownBy: [[saving, "a shipment that cannot be loaded says so and is tried again"]],
  },
];
