import type { Row } from "./row.ts";

const settings = "tests/web/settings.test.ts";
const masterData = "tests/web/masterData.test.ts";
const firmForm = "tests/web/firmForm.test.ts";
const contractFormat = "tests/web/contractFormat.test.ts";
const onboarding = "tests/web/onboarding.test.ts";

/** The forms and lists of master data, in Settings and in the set-up. */
export const settingsRows: readonly Row[] = [
  {
    rule: "Settings has 15 tabs in their order, Firms first",
    shownBy: [[settings, "fifteen tabs, Firms first; each has its list with a count and its form"]],
  },
  {
    rule: "Each tab shows 'Your X (count)' and an add/edit form",
    shownBy: [[settings, "fifteen tabs, Firms first; each has its list with a count and its form"]],
  },
  {
    rule: "Edit loads the item into the form, which shows 'Update' labels and Cancel",
    shownBy: [[settings, "a record is added, edited and deleted; the list, its count and the local copy follow"]],
  },
  {
    rule: "Saving returns to add mode with a blank form",
    shownBy: [[settings, "a record is added, edited and deleted; the list, its count and the local copy follow"]],
  },
  {
    rule: "Cancel returns to add mode with a blank form",
    shownBy: [[settings, "Cancel leaves the edit and brings a blank form; Cancel in the question deletes nothing"]],
  },
  {
    rule: "While a request runs buttons are disabled and the save button reads 'Saving...'",
    shownBy: [[settings, "while a save runs its button reads 'Saving...' and rests, as do Edit and Delete; one submit makes one record"]],
  },
  {
    rule: "After an add, edit or delete the local copy of user info is updated",
    shownBy: [[settings, "a record is added, edited and deleted; the list, its count and the local copy follow"]],
  },
  {
    rule: "Delete asks first: 'Are you sure you want to delete' the item '? This action cannot be undone.'",
    shownBy: [[settings, "a record is added, edited and deleted; the list, its count and the local copy follow"]],
  },
  {
    rule: "Nothing changes locally when the answer carries errors",
    shownBy: [
      [settings, "what the server refuses changes nothing here, and its texts are shown"],
      [settings, "what fails without a word of the server's is told in the operation's own, and tried again"],
    ],
  },
  {
    rule: "In Settings an add to a string list is one single call; edit and remove replace the whole list by one update",
    shownBy: [[settings, "an add in Settings is a single call; an edit and a removal replace the list"]],
  },
  {
    rule: "The firm form returns to add mode after Cancel and after a save",
    shownBy: [
      [firmForm, "the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right"],
      [settings, "Cancel leaves the edit and brings a blank form; Cancel in the question deletes nothing"],
    ],
  },
  {
    rule: "An uploaded stamp or letterhead shows an 'Uploaded' mark and a success toast",
    shownBy: [
      [firmForm, "a letterhead is a wide banner, at least 5:1"],
      [firmForm, "an upload that the server refuses shows its text, one that fails its own, and neither sets anything"],
    ],
  },
  {
    rule: "An edited firm keeps the ids of its addresses and banks",
    shownBy: [
      [firmForm, "an edited firm keeps the ids of its rows, and can be deleted"],
      ["tests/api/firm/firm.test.ts", "keeps entries with an id, makes those without, removes the missing, in the order sent"],
    ],
  },
  {
    rule: "The currency's hint says to use codes like USD, EUR, INR, GBP",
    shownBy: [[masterData, "a currency is upper case, three characters, and has its hint, as shipment terms have theirs"]],
  },
  {
    rule: "Shipment terms have the help text Incoterms 2020, such as FOB and CIF",
    shownBy: [[masterData, "a currency is upper case, three characters, and has its hint, as shipment terms have theirs"]],
  },
  {
    rule: "Enter submits a payment term, a shipment term and a currency",
    shownBy: [[masterData, "Enter submits a payment term, a shipment term and a currency, but makes a new line in a declaration"]],
  },
  {
    rule: "Ports lie in the user's origin countries (loading) or destination countries (discharge)",
    shownBy: [[masterData, "ports lie in the user's own origin or destination countries"]],
  },
  {
    rule: "Without such countries a note says to add them first, and the save button is disabled",
    shownBy: [[masterData, "without such countries a port cannot be saved, and the reason leads to them"]],
  },
  {
    rule: "Countries come from a built-in list of about 195 names, Palestine, Taiwan and Vatican City among them",
    shownBy: [
      ["tests/domain/countries.test.ts", "the world has 195 countries and a few places more, each once and in the order of the alphabet"],
      ["tests/api/masterData/lists.test.ts", "a country must stand in the built-in list"],
      [onboarding, "countries that were added are no longer offered; with all of them added there is nothing to select"],
    ],
  },
  {
    rule: "A contract format always keeps one field row",
    shownBy: [[contractFormat, "one row always stays, and at least one must be complete"]],
  },
  {
    rule: "A contract format's blank rows are dropped, its keys and values trimmed, its order kept",
    shownBy: [
      [contractFormat, "blank rows are dropped, names and values trimmed, the order kept"],
      ["tests/domain/masterData.test.ts", "the order of fields survives REST's map"],
      ["tests/api/masterData/records.test.ts", "a contract format keeps the user's order of fields"],
    ],
  },
  {
    rule: "A template's body is previewed with 60 characters plus '...'",
    shownBy: [[settings, "a template's body is previewed with 60 characters"]],
  },
];
