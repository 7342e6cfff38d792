import type { Row } from "./row.ts";

const totals = "tests/domain/shipmentTotals.test.ts";
const form = "tests/web/shipmentForm.test.ts";
const lines = "tests/web/shipmentFormLines.test.ts";

/** The figures of a shipment: amounts, packages and weights. */
export const shipmentFigureRows: readonly Row[] = [
  {
    rule: "Line amount = quantity × rate; the subtotal is their sum",
    shownBy: [
      [totals, "two lines in 25 kg bags with discount and advance give exactly their worked figures"],
      [form, "two rice lines in three containers, typed in, come to exactly their worked figures and are stored so"],
    ],
  },
  {
    rule: "Amount before GST = subtotal − discount; GST is its percentage of that; total = amount before GST + GST − advance",
    shownBy: [
      [totals, "GST is taken of the amount after discount and rounded half-up; the advance comes off after GST"],
      ["tests/api/shipment/shipmentFigures.test.ts", "GST is taken after the discount and the advance comes off last"],
    ],
  },
  {
    rule: "Commission, FOB, freight and insurance do not count towards the total; the sum of FOB, freight and insurance stands apart",
    shownBy: [
      [totals, "commission, FOB, freight and insurance do not change the total"],
      [form, "two rice lines in three containers, typed in, come to exactly their worked figures and are stored so"],
    ],
  },
  {
    rule: "Packages = quantity × unit weight ÷ net weight per package, 0 if that is 0",
    shownBy: [
      [totals, "no net weight per package means goods in bulk: no packages, gross equals net"],
      [totals, "5,500 MT in 50 kg bags in bulk give exactly their worked figures"],
      [lines, "a package that would be partly full is warned of, and goods without net weight are in bulk"],
    ],
  },
  {
    rule: "Net weight of a line = quantity × unit weight; gross weight by the gross weight per package; totals are sums",
    shownBy: [
      [totals, "gross weight multiplies before it divides: 440 cartons of 45.36 kg weigh 21,340 kg gross"],
      [totals, "two lines in 25 kg bags with discount and advance give exactly their worked figures"],
    ],
  },
];
