import type { Role } from "#domain/account/role.ts";
import type { Invitation, Team } from "#domain/account/team.ts";
import type { CallableApi } from "./anApi.ts";
import { asUser, ownAddress, type TestUser } from "./aUser.ts";

export type MadeInvitation = Invitation & { code: string; link: string };

let people = 0;

/** A new person as they fill in the form of an invitation. */
export function aPerson(change: { name?: string; email?: string; password?: string } = {}) {
  people += 1;
  return { name: "Meena Shah", email: `meena${people}@tarangvel.example`, password: "harvest-77", ...change };
}

/** Invites somebody in an owner's name. */
export async function inviteMember(owner: TestUser, invited: { role?: Role; email?: string } = {}): Promise<MadeInvitation> {
  const { data, errors } = await owner.post<MadeInvitation>("/v1/team/invite", { role: "EDITOR", ...invited });
  if (errors.length > 0) throw new Error(`The invitation failed: ${errors.map(({ error }) => error).join(", ")}`);
  return data;
}

/** A new member of an owner's office, and the calls in their name. */
export async function aMember(
  api: CallableApi,
  owner: TestUser,
  change: { role?: Role; name?: string } = {},
): Promise<TestUser & { memberId: string }> {
  const { role = "EDITOR", ...named } = change;
  const { code } = await inviteMember(owner, { role });
  const person = aPerson(named);
  const { data, errors } = await api.call<{ jwt: string }>("POST", "/v1/invitation/accept", {
    body: { code, ...person },
    headers: ownAddress(),
  });
  if (errors.length > 0) throw new Error(`Joining failed: ${errors.map(({ error }) => error).join(", ")}`);
  const { members } = (await owner.get<Team>("/v1/team")).data;
  const memberId = members.find(({ email }) => email === person.email)?.memberId ?? "";
  return { ...asUser(api, { ...person, jwt: data.jwt }), memberId };
}
