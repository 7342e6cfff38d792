import { setUpExamples, type Example } from "./setUpExamples.ts";
import { shipmentExamples } from "./shipmentExamples.ts";

/**
 * The way of an integrator: an account, master data, a shipment, its documents. Run in order they need no editing: ids are taken from what
 * earlier tabs answered.
 */
export const examples: Example[] = [...setUpExamples, ...shipmentExamples];
