import { setUpExamples, type Example } from "./setUpExamples.ts";
import { shipmentExamples } from "./shipmentExamples.ts";

/**
 * An integrator's path: an account, master data, a shipment, its documents. Run in order they need no editing: ids come from earlier
 * answers.
 */
export const examples: Example[] = [...setUpExamples, ...shipmentExamples];
