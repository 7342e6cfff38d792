/** What each folder of the domain may import from the others, outermost first. */
export const domainFolders: Record<string, readonly string[]> = {
  shipment: ["account", "documents", "figures", "http", "places", "typedObject.ts"],
  documents: ["http", "masterData"],
  account: ["http"],
  integrations: ["http", "time"],
  stats: ["figures", "http"],
  masterData: ["figures", "http", "places"],
  audit: ["typedObject.ts"],
  figures: [],
  places: [],
  time: [],
  http: ["typedObject.ts"],
  "typedObject.ts": [],
};
