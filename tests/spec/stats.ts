import type { Row } from "./row.ts";

const entries = "tests/api/stats/entries.test.ts";

/** The sheet of a firm's shipments. */
export const statsRows: readonly Row[] = [
  {
    rule: "PATCH /v1/shipment-stats/cell?shipmentId= with columnId and value stores a cell beside the shipment's own values",
    shownBy: [
      [entries, "is kept beside the shipment's own values, and answered with its row"],
      [entries, "leaves the row's other cells as they are; an empty text clears it"],
    ],
  },
  { rule: "System columns cannot have cells edited", shownBy: [[entries, "of a system column is refused"]] },
  {
    rule: "PATCH /v1/shipment-stats/colour?shipmentId=&colour= takes one of the nine colours of the palette as a hex value",
    shownBy: [
      [entries, "is one of the nine, in either case, and white again when it is taken away"],
      [entries, "outside the palette is refused"],
    ],
  },
  {
    rule: "Another owner's shipment is not found, be it for a cell or a colour",
    shownBy: [
      [entries, "of another owner's shipment, or of a column that the firm does not have, is not found"],
      [entries, "of another owner's shipment is not found"],
    ],
  },
];
