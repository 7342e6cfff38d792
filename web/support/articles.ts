/** A help article: steps in their order, or points in none, and what they mean. */
export type Article = { title: string; isOrdered: boolean; points: readonly string[]; note: string };

export const articles: readonly Article[] = [
  {
    title: "Partial shipments",
    isOrdered: true,
    points: [
      "Create the shipment with the full quantity and generate its contract.",
      "Edit the shipment to the quantity of the first part and generate its invoice.",
      "For each further part, duplicate the shipment, set its quantity and generate the next invoice.",
    ],
    note: "The contract is made once, for everything; every invoice then shows what really left with that part.",
  },
  {
    title: "Stats",
    isOrdered: false,
    points: [
      "Columns marked System are filled from your shipments. Their data cannot be edited.",
      "Add columns of your own, rename and resize them, and enter data in their cells.",
      "Mark a row to find it again: click its number and choose a Row Color.",
    ],
    note: "Every firm has a sheet of its own. What you enter there changes neither shipments nor documents.",
  },
];
