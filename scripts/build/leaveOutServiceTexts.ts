import type { Plugin } from "vite";

/** The properties of a shipment's field definitions that only the services read. */
const ofShipment = /^ {4}(?:description|example|history|merge):\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\w.]+),\n/gm;
/** The same of documents and of master data, at any depth. */
const ofDefinition = /\b(?:description|example):\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)(?:,|(?=\s*\}))/g;

/** The descriptions of further fields of master data. */
const ofMoreField = /\b(moreField\(\s*"\w+",\s*"[^"]*",\s*)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** Leaves those properties out of the client, which has every definition (ADR-0076). */
export function leaveOutServiceTexts(): Plugin {
  return {
    name: "leave-out-service-texts",
    enforce: "pre",
    transform: {
      filter: {
        id: /\/domain\/(?:shipment\/fields\/\w+Fields|documents\/(?:(?:customs|kinds)\/)?(?!document(?:Definition)?\.ts)\w+|masterData\/(?:(?:lists|templates)\/)?\w+)\.ts$/,
      },
      handler: (code, id) => {
        const texts = id.includes("/domain/shipment/") ? ofShipment : ofDefinition;
        return { code: code.replaceAll(texts, "").replaceAll(ofMoreField, '$1""'), map: null };
      },
    },
  };
}
