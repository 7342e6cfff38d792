import type { Row } from "./row.ts";

const masterData = "tests/web/masterData.test.ts";
const firmForm = "tests/web/firmForm.test.ts";
const rules = "tests/domain/masterData.test.ts";
const records = "tests/api/masterData/records.test.ts";
const lists = "tests/api/masterData/lists.test.ts";
const images = "tests/api/files/firmImages.test.ts";

/** What master data must be, in the words of the surface it is entered on. */
export const validationRows: readonly Row[] = [
  {
    rule: "Stamp and letterhead are PNG, JPG or JPEG, else 'Please upload PNG, JPG, or JPEG files only' under 'Invalid File Type'",
    shownBy: [
      [firmForm, "only PNG, JPG and JPEG are taken"],
      [images, "%s leaves nothing behind"],
    ],
  },
  {
    rule: "A letterhead is at least 5 times as wide as high",
    shownBy: [
      [firmForm, "a letterhead is a wide banner, at least 5:1"],
      [images, "is at least five times as wide as high"],
    ],
  },
  {
    rule: "The letterhead is optional, as are IBAN, bank address and GST",
    shownBy: [[firmForm, "the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right"]],
  },
  {
    rule: "The stamp is required: 'Please fill in all required fields (Name, IE Code, Stamp)' in the set-up",
    shownBy: [
      [firmForm, "in the wizard: name, IE code and stamp in one sentence, a complete address, a complete bank"],
      [rules, "onboarding names all it needs in one sentence; Settings asks for the stamp apart"],
    ],
  },
  {
    rule: "In Settings: 'Please fill in all required fields', and apart from it 'Please upload a stamp image'",
    shownBy: [
      [firmForm, "in Settings: the stamp apart, every address, every bank by its number"],
      [rules, "onboarding names all it needs in one sentence; Settings asks for the stamp apart"],
    ],
  },
  {
    rule: "'Please add at least one complete address': nickname and full address",
    shownBy: [
      [firmForm, "in the wizard: name, IE code and stamp in one sentence, a complete address, a complete bank"],
      [rules, "one complete address is enough in onboarding, Settings wants every one complete"],
    ],
  },
  {
    rule: "Incomplete addresses are dropped in the set-up",
    shownBy: [[firmForm, "the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right"]],
  },
  {
    rule: "In Settings every address needs both: 'Please fill in address name and address fields'",
    shownBy: [
      [firmForm, "in Settings: the stamp apart, every address, every bank by its number"],
      [rules, "one complete address is enough in onboarding, Settings wants every one complete"],
    ],
  },
  {
    rule: "'Please complete at least one bank detail with all required fields': nickname, account number, holder, bank name, SWIFT code",
    shownBy: [
      [firmForm, "in the wizard: name, IE code and stamp in one sentence, a complete address, a complete bank"],
      [rules, "a bank needs its five fields; Settings says which one lacks them"],
    ],
  },
  {
    rule: "In Settings: 'Bank N: Please fill in required bank details fields (nickname, account number, account holder name, bank name, swift code)'",
    shownBy: [
      [firmForm, "in Settings: the stamp apart, every address, every bank by its number"],
      [rules, "a bank needs its five fields; Settings says which one lacks them"],
    ],
  },
  {
    rule: "The account number equals its re-entry, else 'Bank N: Account numbers do not match'; the re-entry is masked",
    shownBy: [
      [firmForm, "the account number must equal its re-entry, which is masked"],
      [rules, "the account number must equal its re-entry"],
    ],
  },
  {
    rule: "The re-entered account number is never sent nor stored",
    shownBy: [
      [firmForm, "the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right"],
      ["tests/api/firm/firm.test.ts", "never stores or answers the re-entered account number"],
    ],
  },
  {
    rule: "The last address row and the last bank row cannot be removed",
    shownBy: [[firmForm, "the last address and the last bank cannot be removed"]],
  },
  {
    rule: "Countries need a selection: 'Please select a country'",
    shownBy: [
      [masterData, "in Settings"],
      [masterData, "in the wizard"],
      [lists, "refuses a blank item"],
    ],
  },
  {
    rule: "'Country already exists'",
    shownBy: [
      [masterData, "a country that is there already is refused in Settings"],
      [lists, "refuses a duplicate, whatever its case"],
    ],
  },
  {
    rule: "Buyer: 'Please fill in the buyer name'; address and country are optional",
    shownBy: [
      [masterData, "in Settings"],
      [masterData, "in the wizard"],
      ["tests/web/quickAdd.test.ts", "a new consignee takes what was typed, is stored as a buyer and chosen at once"],
    ],
  },
  {
    rule: "Broker: 'Please fill in the broker name' in the set-up, 'Please enter broker name' in Settings",
    shownBy: [
      [masterData, "in the wizard"],
      [masterData, "in Settings"],
      [rules, "a broker without a name is refused in the words of the surface"],
    ],
  },
  {
    rule: "Ports: 'Please fill in all required fields (Port Name, Country)' in the set-up, 'Please fill in all required fields' in Settings",
    shownBy: [
      [masterData, "in the wizard"],
      [masterData, "in Settings"],
      [rules, "a port needs name and country"],
    ],
  },
  {
    rule: "'Please enter a payment term', 'a shipment term', 'a currency', 'a declaration': trimmed, not empty",
    shownBy: [
      [masterData, "in Settings"],
      [masterData, "in the wizard"],
      [rules, "a blank item is refused in its own words"],
      [lists, "adds single items, trimmed, at the end"],
    ],
  },
  {
    rule: "A duplicate is refused under 'Duplicate Entry': 'This payment term already exists', likewise the other lists",
    shownBy: [
      [masterData, "a duplicate is refused under its own title; the item being edited is none"],
      [rules, "a duplicate is refused whatever its case and spaces"],
      [lists, "refuses a duplicate, whatever its case"],
    ],
  },
  {
    rule: "The item being edited is no duplicate of itself",
    shownBy: [[masterData, "a duplicate is refused under its own title; the item being edited is none"]],
  },
  { rule: "The edited value must not be empty either", shownBy: [[masterData, "an edit must not end blank"]] },
  {
    rule: "Currency is forced to upper case and limited to 3 characters",
    shownBy: [
      [masterData, "a currency is upper case, three characters, and has its hint, as shipment terms have theirs"],
      [rules, "a currency has at most three characters"],
      [lists, "a currency is upper-cased and has at most three characters"],
    ],
  },
  {
    rule: "Packaging: 'Please fill in all required fields (Order Unit, Packing Unit, Weight > 0, Package Type)'",
    shownBy: [
      [masterData, "in Settings"],
      [rules, "packaging with the weight %j is refused"],
      [rules, "every blank required field is named, a weight of 0 among them"],
    ],
  },
  {
    rule: "The weight's input has minimum 0.01 and step 0.01",
    shownBy: [[masterData, "packaging: units in upper case, steps of 0.01, the unit beside each weight, zero weights not sent"]],
  },
  {
    rule: "Units and package type are upper-cased; the package type is given in the singular",
    shownBy: [
      [masterData, "packaging: units in upper case, steps of 0.01, the unit beside each weight, zero weights not sent"],
      [rules, "unit and type inputs are upper-cased and trimmed"],
    ],
  },
  {
    rule: "Net and gross weights are optional, at least 0, and sent only if they are not zero",
    shownBy: [
      [masterData, "packaging: units in upper case, steps of 0.01, the unit beside each weight, zero weights not sent"],
      [rules, "weights per package are optional but never negative"],
      ["tests/gateway/schema/masterData/masterData.test.ts", "optional weights of a package go upstream only if they are not zero"],
    ],
  },
  {
    rule: "Goods: 'Please fill in all required fields (Name, HSN Code)'",
    shownBy: [
      [masterData, "in Settings"],
      [masterData, "in the wizard"],
      [records, "that is incomplete is refused in the words of Settings, and nothing is stored"],
    ],
  },
  {
    rule: "Contract format: 'Please enter a contract format name' in the set-up, 'Please enter a format name' in Settings",
    shownBy: [
      [masterData, "in the wizard"],
      [masterData, "in Settings"],
    ],
  },
  {
    rule: "'Please add at least one complete field (both name and value)'",
    shownBy: [
      ["tests/web/contractFormat.test.ts", "one row always stays, and at least one must be complete"],
      [rules, "it needs a name and one complete field"],
    ],
  },
  {
    rule: "'Cannot update format: missing contract ID'",
    shownBy: [
      [records, "an update of a contract format needs its id"],
      ["tests/gateway/schema/firm/firm.test.ts", "without an id cannot be updated, in the product's words"],
    ],
  },
  {
    rule: "Document template: 'Please enter template name and body' in the set-up, 'Please fill in the template name and body' in Settings; the heading is optional",
    shownBy: [
      [masterData, "in the wizard"],
      [masterData, "in Settings"],
      [rules, "a template needs a name and a body"],
    ],
  },
];
