import type { Client } from "../../../demo/client.ts";
import type { Ids } from "../../../demo/masterData.ts";

/** Saves a document set for a country, for a buyer, and for a buyer in a country. */
export async function saveTemplates(client: Client, ids: Ids): Promise<void> {
  const save = "mutation ($input: SavePaperTemplateInput!) { savePaperTemplate(input: $input) { errors { message } } }";
  const usual = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"];
  const buyerId = ids.get("B1");
  const templates = [
    { name: "Germany, letter of credit", country: "Germany", types: [...usual, "BILLS", "COO", "PHYTO_SANITARY", "COI"] },
    { name: "Al Marjan", buyerId, types: [...usual, "COO"] },
    { name: "Al Marjan in Oman, with the papers of the port of Sohar", buyerId, country: "Oman", types: usual },
  ];
  for (const input of templates) await client.send(save, { input });
}
