/** What each folder of the domain may import from the others, outermost first. */
export const domainFolders: Record<string, readonly string[]> = {
  shipment: ["account", "documents", "figures", "http", "masterData", "places", "text", "time", "typedObject.ts"],
  documents: ["http", "masterData", "partners", "shipment", "text", "time", "typedObject.ts"],
  account: ["http", "mail", "masterData", "partners"],
  mail: ["http"],
  integrations: ["http", "shipment", "time"],
  stats: ["figures", "http"],
  import: ["masterData", "typedObject.ts"],
  masterData: ["figures", "http", "places", "time", "typedObject.ts"],
  partners: ["account", "documents", "http", "mail", "shipment", "time", "typedObject.ts"],
  audit: ["documents", "typedObject.ts"],
  figures: [],
  places: [],
  text: [],
  time: [],
  http: ["typedObject.ts"],
  "typedObject.ts": [],
};
