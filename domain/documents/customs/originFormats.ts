/** The certificates of origin whose data Lading lays out. */
export const originFormats = [
  { value: "NON_PREFERENTIAL", label: "Non-preferential", description: "A non-preferential certificate of origin." },
  { value: "GSP_FORM_A", label: "GSP Form A", description: "A certificate of origin Form A of the Generalised System of Preferences." },
  { value: "INDIA_UAE", label: "India–UAE CEPA", description: "A certificate of origin under the India–UAE CEPA." },
  {
    value: "ASEAN_INDIA",
    label: "ASEAN–India Form AI",
    description: "A certificate of origin Form AI of the ASEAN–India free trade area.",
  },
  { value: "INDIA_MAURITIUS", label: "India–Mauritius CECPA", description: "A certificate of origin under the India–Mauritius CECPA." },
] as const;
