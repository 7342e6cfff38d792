/** What the form is for: a new shipment, a change, or a copy. */
export type ShipmentFormTask = { mode: "create" } | { mode: "edit" | "duplicate"; shipmentId: string };
