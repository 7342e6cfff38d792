import type { Partner } from "#domain/partners/partner.ts";
import type { CallableApi } from "../anApi.ts";
import { asUser, ownAddress, type TestUser } from "../aUser.ts";
import { aPerson } from "../members.ts";

export type InvitedPartner = Partner & { code: string; link: string };

/** Invites a partner in an owner's name; a CHA for chosen shipments unless `invited` says otherwise. */
export async function invitePartner(owner: TestUser, invited: object = {}): Promise<InvitedPartner> {
  const body = { role: "CHA", name: "Mundra Clearing Agency", ...invited };
  const { data, errors } = await owner.post<InvitedPartner>("/v1/partner/invite", body);
  if (errors.length > 0) throw new Error(`The invitation failed: ${errors.map(({ error }) => error).join(", ")}`);
  return data;
}

/** A partner that has joined with a new office, and the calls in its name. */
export async function aPartner(
  api: CallableApi,
  owner: TestUser,
  invited: object = {},
  person: { name?: string; email?: string } = {},
): Promise<TestUser & { partnerId: string }> {
  const { partnerId, code } = await invitePartner(owner, invited);
  const joining = aPerson({ name: "Rohan Desai", ...person });
  const { data, errors } = await api.call<{ jwt: string }>("POST", "/v1/invitation/accept", {
    body: { code, ...joining },
    headers: ownAddress(),
  });
  if (errors.length > 0) throw new Error(`Joining failed: ${errors.map(({ error }) => error).join(", ")}`);
  return { ...asUser(api, { ...joining, jwt: data.jwt }), partnerId };
}
