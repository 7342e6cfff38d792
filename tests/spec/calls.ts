import type { Row } from "./row.ts";

const account = "tests/api/user/account.test.ts";
const accountGateway = "tests/gateway/schema/viewer/accountMutations.test.ts";
const firm = "tests/api/firm/firm.test.ts";
const firmGateway = "tests/gateway/schema/firm/firm.test.ts";
const records = "tests/api/masterData/records.test.ts";
const recordsGateway = "tests/gateway/schema/masterData/masterData.test.ts";
const lists = "tests/api/masterData/lists.test.ts";
const listsGateway = "tests/gateway/schema/masterData/listItem.test.ts";
const attachment = "tests/api/attachment/attachment.test.ts";
const attachmentGateway = "tests/gateway/schema/attachment/attachment.test.ts";
const generate = "tests/api/document/generate.test.ts";
const documentGateway = "tests/gateway/schema/document/document.test.ts";
const shipment = "tests/api/shipment/shipment.test.ts";
const shipmentList = "tests/api/shipment/shipmentList.test.ts";
const changes = "tests/gateway/schema/shipment/updateShipment.test.ts";

/** The calls of REST: that the service answers them, and that the gateway makes them. */
export const callRows: readonly Row[] = [
  {
    rule: "Every answer is an envelope of data and errors",
    shownBy: [
      ["tests/api/unknownRoutes.test.ts", "the unknown address %s is 404 by every method"],
      ["tests/gateway/rest/upstream.test.ts", "says no in a form of its own is understood"],
    ],
  },
  {
    rule: "POST /v1/user/login with email and password answers data.jwt",
    shownBy: [
      [account, "takes the e-mail in any case, and the password as it is"],
      [accountGateway, "sends e-mail and password and answers the token with the viewer whom it opens"],
    ],
  },
  {
    rule: "POST /v1/user/signup with name, email, password and type answers data.jwt",
    shownBy: [
      [account, "makes an account whose set-up is pending, with nothing in it yet"],
      [accountGateway, "sends the four fields and opens the session"],
    ],
  },
  {
    rule: "GET /v1/user/info answers the account and all its master data",
    shownBy: [
      [account, "makes an account whose set-up is pending, with nothing in it yet"],
      [records, "is added tidied, answered with its id, and stands in user info"],
      [accountGateway, "the viewer is told with REST's names turned"],
    ],
  },
  {
    rule: "POST /v1/user/update with an optional name, and oldPassword and newPassword for another password",
    shownBy: [
      [account, "keeps a new name, trimmed"],
      ["tests/api/user/session.test.ts", "ends every other session at once; the one that made it goes on"],
      [accountGateway, "a new name goes to user/update alone"],
      [accountGateway, "a new password goes to user/update, and the request goes on with the new session"],
    ],
  },
  {
    rule: "POST /v1/user/onboarding with status",
    shownBy: [
      [account, "moves through the set-up"],
      [accountGateway, "the set-up's status is sent as it is and read back"],
    ],
  },
  {
    rule: "POST /v1/user/firm/add answers firmId",
    shownBy: [
      [firm, "stores it tidied, with ids for itself, its addresses and its banks"],
      [firmGateway, "are created with REST's names and blanks for what is left out"],
    ],
  },
  {
    rule: "POST /v1/user/firm/update?firmId= with the same body",
    shownBy: [
      [firm, "keeps entries with an id, makes those without, removes the missing, in the order sent"],
      [firmGateway, "keep the ids of addresses and banks that are stored already"],
    ],
  },
  {
    rule: "DELETE /v1/user/firm?firmId=",
    shownBy: [
      [firm, "takes its images along"],
      [firmGateway, "without shipments are deleted"],
    ],
  },
  {
    rule: "POST {path}/add of buyer, broker, loading-port, discharge-port, unit, goods, contract-format and document-template answers the new id",
    shownBy: [
      [records, "is added tidied, answered with its id, and stands in user info"],
      [recordsGateway, "is created by one call with the REST contract's body, and comes back with its edge"],
      [firmGateway, "go upstream as a map in the user's order, trimmed, blank rows dropped"],
    ],
  },
  {
    rule: "POST {path}/update?{x}Id=",
    shownBy: [
      [records, "is replaced by an update, what is left out becomes empty"],
      [recordsGateway, "is updated under its REST id"],
      [firmGateway, "are updated and deleted under contractId"],
    ],
  },
  {
    rule: "DELETE {path}?{x}Id=",
    shownBy: [
      [records, "is gone after a delete, and a second delete does not find it"],
      [recordsGateway, "is deleted under its REST id and gone from the viewer's list"],
      [firmGateway, "are updated and deleted under contractId"],
    ],
  },
  {
    rule: "POST /v1/user/{name}/add of the six string lists sends the item under term, term, currency, declaration or country",
    shownBy: [
      [lists, "adds single items, trimmed, at the end"],
      [listsGateway, "%s takes a single item under its own key"],
    ],
  },
  {
    rule: "POST /v1/user/{name}/update sends the whole list under the same key",
    shownBy: [
      [lists, "replaces the whole list by an update, in the order sent, down to an empty one"],
      [listsGateway, "%s takes the whole list under the same key"],
    ],
  },
  {
    rule: "POST /v1/attachment/save, multipart with file and attachment_type, answers data.key",
    shownBy: [
      ["tests/api/files/firmImages.test.ts", "comes back byte for byte when it says nothing but its picture"],
      ["tests/gateway/schema/attachment/upload.test.ts", "a firm's image goes to its own call"],
    ],
  },
  {
    rule: "GET /v1/attachment/pre-signed-url?key=&attachment_type= answers data.success and data.url",
    shownBy: [
      ["tests/api/files/signedUrl.test.ts", "an address serves the file to whoever has it, to be saved under its name"],
      [attachmentGateway, "tell their address and content by key and type"],
    ],
  },
  {
    rule: "GET /v1/attachment?key=&attachment_type= answers data.data in base64",
    shownBy: [
      [attachment, "becomes an attachment of the shipment under the name given"],
      [attachmentGateway, "tell their address and content by key and type"],
    ],
  },
  {
    rule: "POST /v1/shipment/attachment/save?shipmentId=, multipart with file, attachment_type and optional attachment_name",
    shownBy: [
      [attachment, "becomes an attachment of the shipment under the name given"],
      [attachment, "keeps the file's own name where none is given, and its extension as it is"],
      ["tests/gateway/schema/attachment/upload.test.ts", "streams the file on as the REST contract's form, under its own name and type"],
      ["tests/gateway/schema/attachment/upload.test.ts", "sends no name when none is given"],
    ],
  },
  {
    rule: "POST /v1/shipment/attachment/merge?shipmentId= with name and documents (key, attachmentType)",
    shownBy: [
      ["tests/api/attachment/merge.test.ts", "puts files into one PDF in the order given, as a new attachment"],
      [attachmentGateway, "are merged in the order given, with their types"],
    ],
  },
  {
    rule: "POST /v1/shipment/attachment/rename?shipmentId= with key and name answers data.success",
    shownBy: [
      [attachment, "changes the name and the time, and keeps the extension"],
      [attachmentGateway, "are renamed by their key"],
      [attachmentGateway, "whose rename a server answers as no success are not renamed"],
    ],
  },
  {
    rule: "DELETE /v1/shipment/attachment/delete?shipmentId=&key=&attachment_type= answers data.success",
    shownBy: [
      [attachment, "takes the attachment and its content away"],
      [attachmentGateway, "are deleted with the type that REST wants to be told"],
    ],
  },
  {
    rule: "POST /v1/shipment/document/{proforma-invoice|invoice|packing-list|contract|custom-document}?shipmentId= answers name, key, sizeInMB and type",
    shownBy: [
      [generate, "${kind} is a PDF among the shipment's attachments"],
      [documentGateway, "sends exactly the contract's body, dates as day/month/year, and answers the new attachment"],
    ],
  },
  {
    rule: "POST /v1/shipment/filter with optional ?firmId, and limit, offset, sort, startDate, endDate answers shipments, hasNext and total",
    shownBy: [
      [shipmentList, "has the 50 oldest unless told otherwise, the total, and whether more follow"],
      [shipmentList, "far behind is the right one, from either end and within a range"],
      [shipmentList, "are listed by its id"],
      [
        "tests/gateway/schema/shipment/shipmentList.test.ts",
        "sends the firm, the dates as instants and the order as the REST contract has them",
      ],
    ],
  },
  {
    rule: "GET /v1/shipment?shipmentId= answers the full shipment",
    shownBy: [
      [shipment, "an added shipment is answered whole, as reading it answers it"],
      [
        "tests/gateway/schema/shipment/shipment.test.ts",
        "gives the worked case's figures exactly, money with all its decimals, the rest without trailing zeros",
      ],
    ],
  },
  {
    rule: "POST /v1/shipment/add with the whole body, its figures worked out",
    shownBy: [
      [shipment, "an added shipment is answered whole, as reading it answers it"],
      ["tests/api/shipment/shipmentFigures.test.ts", "are accepted as they are sent and read back with exactly their figures"],
      ["tests/gateway/schema/shipment/createShipment.test.ts", "sends a different seller only when there is one"],
      ["tests/gateway/schema/shipment/createShipment.test.ts", "leaves container sections away for goods in bulk"],
    ],
  },
  {
    rule: "POST /v1/shipment/update?shipmentId= with the same body",
    shownBy: [
      [shipment, "an update replaces what was entered, raises the version and keeps identity and time of creation"],
      [changes, "reads it, then sends the whole body with the version that was opened"],
    ],
  },
  {
    rule: "DELETE /v1/shipment/delete?shipmentId=",
    shownBy: [
      [shipment, "a deleted shipment is gone"],
      [changes, "deleting names the shipment and answers its id"],
    ],
  },
  {
    rule: "A non-empty errors list is told and changes nothing here; a success updates lists and user info, and is told",
    shownBy: [
      ["tests/web/settings.test.ts", "what the server refuses changes nothing here, and its texts are shown"],
      ["tests/web/settings.test.ts", "a record is added, edited and deleted; the list, its count and the local copy follow"],
    ],
  },
];
