/** What the form is for: a new shipment, a change, or a new one that starts as a copy. */
export type ShipmentFormTask = { mode: "create" } | { mode: "edit" | "duplicate"; shipmentId: string };
