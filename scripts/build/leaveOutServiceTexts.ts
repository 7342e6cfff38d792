import type { Plugin } from "vite";

/** The properties of a shipment's field definitions that only the services read. */
const ofShipment = /^ {4}(?:description|example|history|merge):\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\w.]+),\n/gm;
/** The same of documents, at any depth. */
const ofDocument = /\b(?:description|example):\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)(?:,|(?=\s*\}))/g;

/** Leaves those properties out of the client, which has every definition (ADR-0076). */
export function leaveOutServiceTexts(): Plugin {
  return {
    name: "leave-out-service-texts",
    enforce: "pre",
    transform: {
      filter: {
        id: /\/domain\/(?:shipment\/fields\/\w+Fields|documents\/(?:(?:customs|kinds)\/)?(?!document(?:Definition)?\.ts)\w+)\.ts$/,
      },
      handler: (code, id) => ({ code: code.replaceAll(id.includes("/documents/") ? ofDocument : ofShipment, ""), map: null }),
    },
  };
}
