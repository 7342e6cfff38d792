import { connect, type Client } from "./client.ts";
import type { Ids } from "./masterData.ts";

/** Who has joined as the demo's importer. */
const importer = { name: "Omar Al Marjan", email: "omar@almarjan.example", password: "tarangvel" };

/**
 * Invites an importer, who joins and whom the first shipments name, and a customs house agent, who has not joined yet. Returns the code of the
 * latter's invitation.
 */
export async function enterPartners(client: Client, url: string, ids: Ids): Promise<string> {
  const buyer = ids.get("B1") ?? "";
  const code = await invite(client, { role: "IMPORTER", recordIds: [buyer], scope: "ALL" });
  const join = "mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { jwt errors { message } } }";
  await connect(url).send(join, { input: { ...importer, code } });
  return await invite(client, { role: "CHA", name: "Mundra Clearing Agency", scope: "CHOSEN" });
}

async function invite(client: Client, input: object): Promise<string> {
  const document = "mutation ($input: InvitePartnerInput!) { invitePartner(input: $input) { code errors { message } } }";
  return (await client.send<{ invitePartner: { code: string } }>(document, { input })).invitePartner.code;
}
