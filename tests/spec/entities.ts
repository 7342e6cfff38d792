import type { Row } from "./row.ts";

const account = "tests/api/user/account.test.ts";
const firm = "tests/api/firm/firm.test.ts";
const records = "tests/api/masterData/records.test.ts";
const recordsGateway = "tests/gateway/schema/masterData/masterData.test.ts";
const shipment = "tests/api/shipment/shipment.test.ts";
const readShipment = "tests/gateway/schema/shipment/shipment.test.ts";
const attachment = "tests/api/attachment/attachment.test.ts";

/** What is stored of everything, and by which names it is told. */
export const entityRows: readonly Row[] = [
  {
    rule: "Envelope errors are objects with an error text, or plain strings",
    shownBy: [
      ["tests/gateway/rest/upstream.test.ts", "says no in a form of its own is understood"],
      [
        "tests/web/pure/requestError.test.ts",
        "is first the answer's errors list, be they texts or objects with error or message, joined by commas",
      ],
    ],
  },
  {
    rule: "User info has name, email, type, status and the fifteen lists",
    shownBy: [
      [account, "makes an account whose set-up is pending, with nothing in it yet"],
      ["tests/gateway/schema/viewer/accountMutations.test.ts", "the viewer is told with REST's names turned"],
      ["tests/web/session.test.ts", "the copy of user info has REST's shape and follows a change"],
    ],
  },
  {
    rule: "Firm: firmId, name, ieCode, pan, stampKey, letterHeadKey, addresses (addressId, name, address, gst), bankDetails",
    shownBy: [
      [firm, "stores it tidied, with ids for itself, its addresses and its banks"],
      ["tests/gateway/schema/firm/firm.test.ts", "are created with REST's names and blanks for what is left out"],
    ],
  },
  {
    rule: "Bank detail: bankId, nickname, accountNumber, iban, accountHolderName, bank, bankAddress, swiftCode",
    shownBy: [[firm, "stores it tidied, with ids for itself, its addresses and its banks"]],
  },
  {
    rule: "Older bank details may use remarks as the nickname, and carry branch and country",
    shownBy: [["tests/gateway/schema/firm/firm.test.ts", "show older banks' remarks as their nickname"]],
  },
  {
    rule: "Buyer: buyerId, name, address, country",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "is created by one call with the REST contract's body, and comes back with its edge"],
    ],
  },
  {
    rule: "A buyer serves as consignee, seller and notify party",
    shownBy: [
      [shipment, "an update replaces what was entered, raises the version and keeps identity and time of creation"],
      ["tests/web/quickAdd.test.ts", "a new consignee takes what was typed, is stored as a buyer and chosen at once"],
    ],
  },
  {
    rule: "Broker: brokerId, name, country",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "is created by one call with the REST contract's body, and comes back with its edge"],
    ],
  },
  {
    rule: "Loading and discharge port: portId, name, country",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "is created by one call with the REST contract's body, and comes back with its edge"],
    ],
  },
  {
    rule: "Packaging unit: unitId, orderUnit, packingUnit, weight, packageType, optional netWeight and grossWeight",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "figures come out as plain decimal text, missing ones as null"],
    ],
  },
  {
    rule: "Goods: goodsId, name, hsnCode, specification",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "is created by one call with the REST contract's body, and comes back with its edge"],
    ],
  },
  {
    rule: "Contract format: contractId, name, fields (a map of section name to text)",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      ["tests/gateway/schema/firm/firm.test.ts", "go upstream as a map in the user's order, trimmed, blank rows dropped"],
    ],
  },
  {
    rule: "Document template: templateId, name, optional heading, body",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "is created by one call with the REST contract's body, and comes back with its edge"],
    ],
  },
  {
    rule: "Attachment: name, key, sizeInMB, type, time",
    shownBy: [
      [attachment, "becomes an attachment of the shipment under the name given"],
      ["tests/gateway/schema/attachment/attachment.test.ts", "are a connection with their size, type and time"],
    ],
  },
  {
    rule: "There are 21 attachment types",
    shownBy: [
      ["tests/domain/attachment.test.ts", "each of the 21 types has a readable name of its own"],
      ["tests/gateway/schema/attachment/attachment.test.ts", "of a type that we do not know are Other"],
    ],
  },
  {
    rule: "Firm images are of the kinds STAMP_SIGN and LETTERHEAD",
    shownBy: [["tests/api/files/firmImages.test.ts", "without a file, or with another type than the two, is refused"]],
  },
  {
    rule: "Shipment: identity, parties, route and terms, bank and currency, type, notes, document numbers, totals, firm and address",
    shownBy: [
      [shipment, "an added shipment is answered whole, as reading it answers it"],
      [readShipment, "gives the worked case's figures exactly, money with all its decimals, the rest without trailing zeros"],
      [readShipment, "names the master records behind its copies by their global ids"],
    ],
  },
  {
    rule: "Its document numbers and dates are blank until given, its dates day/month/year",
    shownBy: [
      [readShipment, "turns REST's dates and gives null for blank numbers"],
      ["tests/api/document/documentNumbers.test.ts", "that are blank leave the stored ones as they are"],
    ],
  },
  {
    rule: "Its status is optional",
    shownBy: [
      ["tests/api/shipment/shipmentList.test.ts", "tells of each shipment what a list shows, and no more"],
      [
        "tests/web/shipmentList.test.ts",
        "a page holds the 50 newest shipments with name, status if any and short date, and the total stands below",
      ],
    ],
  },
  {
    rule: "Product line: product, unit, quantity, rate, marks, description, specification, and as read name, hsnCode, unit and package",
    shownBy: [
      [shipment, "an added shipment is answered whole, as reading it answers it"],
      [readShipment, "gives the worked case's figures exactly, money with all its decimals, the rest without trailing zeros"],
    ],
  },
  {
    rule: "Charges: discount, gstPercentage, gst, advance, fob, freight, insurance, commission",
    shownBy: [
      ["tests/api/shipment/shipmentFigures.test.ts", "are accepted as they are sent and read back with exactly their figures"],
      ["tests/api/shipment/shipmentFigures.test.ts", "charges are not negative and GST is at most 100 percent"],
    ],
  },
  {
    rule: "Containers: count and type; each with number, seals, size, lot, net and gross weight, unit",
    shownBy: [
      [shipment, "an added shipment is answered whole, as reading it answers it"],
      ["tests/web/shipmentDetail.test.ts", "containers are listed with their seals and weights; a bulk shipment has none"],
    ],
  },
  {
    rule: "The financial year is stored as year 'YY-YY' and period",
    shownBy: [
      ["tests/web/shell.test.ts", "the financial year is chosen in the top bar and remembered"],
      ["tests/domain/financialYear.test.ts", "nothing stored means the current year; a value that cannot be read means 25-26 APR-MAR"],
    ],
  },
  {
    rule: "Documents show the shipment's own copies, and their worked figures",
    shownBy: [
      ["tests/api/document/generate.test.ts", "shows the shipment's snapshots, not the master data of now"],
      ["tests/api/document/generate.test.ts", "of the worked cases shows their figures"],
    ],
  },
];
