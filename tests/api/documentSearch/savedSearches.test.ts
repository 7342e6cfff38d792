import { afterAll, beforeAll, expect, test } from "vitest";
import type { SavedSearch } from "#domain/documents/documentSearch.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";

let api: TestApi;
let owner: TestUser;
let viewer: TestUser;

beforeAll(async () => {
  api = await anApi();
  owner = await aUser(api);
  viewer = await aMember(api, owner, { role: "VIEWER" });
});
afterAll(() => api.close());

const namesOf = async (user: TestUser) =>
  (await user.get<{ savedSearches: SavedSearch[] }>("/v1/user/saved-search")).data.savedSearches.map(({ name }) => name);
const save = (user: TestUser, name: string, isShared = false) =>
  user.post<SavedSearch>("/v1/user/saved-search/add", { name, search: "?q=hanse&firm=gone", isShared });

test("a search is saved for oneself or for the team, and only editors save and change the team's (R-791)", async () => {
  const { data: own } = await save(owner, "Mine");
  const { data: team } = await save(owner, "Ours", true);
  const { data: theirs } = await save(viewer, "Theirs");
  expect(own).toMatchObject({ name: "Mine", search: "q=hanse&firm=gone", isShared: false, isOwn: true });
  expect(await namesOf(owner)).toEqual(["Mine", "Ours"]);
  expect(await namesOf(viewer)).toEqual(["Ours", "Theirs"]);
  expect((await save(viewer, "For all", true)).status).toBe(403);
  const change = (user: TestUser, id: string, body: object) => user.post(`/v1/user/saved-search/update?savedSearchId=${id}`, body);
  expect((await change(viewer, team.savedSearchId, { name: "X", search: "" })).status).toBe(403);
  expect((await change(viewer, own.savedSearchId, { name: "X", search: "" })).status).toBe(404);
  expect((await change(owner, own.savedSearchId, { name: "My bills", search: "type=BILLS" })).data).toMatchObject({
    name: "My bills",
    search: "type=BILLS",
  });
  expect((await owner.delete(`/v1/user/saved-search/delete?savedSearchId=${theirs.savedSearchId}`)).status).toBe(404);
  expect((await viewer.delete(`/v1/user/saved-search/delete?savedSearchId=${team.savedSearchId}`)).status).toBe(403);
  expect((await viewer.delete(`/v1/user/saved-search/delete?savedSearchId=${theirs.savedSearchId}`)).status).toBe(200);
  expect(await namesOf(viewer)).toEqual(["Ours"]);
});

test("a colleague changes and deletes a search of the team, and does not take it from the team (R-791)", async () => {
  const editor = await aMember(api, owner, { role: "EDITOR" });
  const { data } = await save(owner, "Team's", true);
  const change = (user: TestUser, body: object) =>
    user.post<SavedSearch>(`/v1/user/saved-search/update?savedSearchId=${data.savedSearchId}`, body);
  expect(await change(editor, { name: "Team's", search: "q=x", isShared: false })).toMatchObject({
    status: 422,
    errors: [{ error: "Only who saved a search for the team can take it from the team", code: "INVALID", field: ["isShared"] }],
  });
  expect((await change(editor, { name: "Team's bills", search: "q=x", isShared: true })).data).toMatchObject({
    isShared: true,
    isOwn: false,
  });
  expect(await namesOf(viewer)).toContain("Team's bills");
  expect((await change(owner, { name: "Mine again", search: "q=x", isShared: false })).data).toMatchObject({
    isShared: false,
    isOwn: true,
  });
  expect(await namesOf(viewer)).not.toContain("Mine again");
  expect((await owner.delete(`/v1/user/saved-search/delete?savedSearchId=${data.savedSearchId}`)).status).toBe(200);
});

test("a saved search without a name, with a taken one, too long, or beyond 50 is refused (R-791)", async () => {
  const user = await aUser(api);
  expect((await save(user, " ")).errors[0]).toMatchObject({ code: "INVALID", field: ["name"] });
  expect((await save(user, "n".repeat(61))).status).toBe(422);
  expect((await user.post("/v1/user/saved-search/add", { name: "long", search: "q".repeat(2_001) })).status).toBe(400);
  for (let count = 0; count < 50; count += 1) await save(user, `search ${count}`);
  expect((await save(user, "search 3")).status).toBe(422);
  expect((await save(user, "one more")).errors[0]?.error).toBe("At most 50 searches can be saved");
  expect((await (await aUser(api)).get<{ savedSearches: SavedSearch[] }>("/v1/user/saved-search")).data.savedSearches).toEqual([]);
});

test("a search that two delete at once is deleted once (R-791)", async () => {
  const { data } = await save(owner, "Old", true);
  const remove = () => owner.delete(`/v1/user/saved-search/delete?savedSearchId=${data.savedSearchId}`);
  expect((await Promise.all([remove(), remove(), remove()])).map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
});
