import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { aGateway } from "../../../support/gateway/aGateway.ts";

function hangUp(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

const logIn = "mutation ($input: LogInInput!) { logIn(input: $input) { jwt viewer { id name email } errors { message field code } } }";
const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { jwt viewer { status } errors { message field code } } }";
const updateProfile =
  "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { jwt viewer { name } errors { message code field retryAfter } } }";
const changePassword =
  "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { jwt viewer { name } errors { message code } } }";

describe("logging in", () => {
  test("sends e-mail and password and answers the token with the viewer whom it opens (R-370)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(logIn, { input: { email: "asha@tarangvel.example", password: "monsoon-42" } });
    expect(rest.calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/user/login",
      body: { email: "asha@tarangvel.example", password: "monsoon-42" },
    });
    expect(rest.calls[1]).toMatchObject({ path: "/v1/user/info", headers: { authorization: "Bearer jwt of asha@tarangvel.example" } });
    expect(answer.at("logIn")).toMatchObject({ jwt: "jwt of asha@tarangvel.example", viewer: { name: "Asha Mehta" }, errors: [] });
  });

  test("sends no session along, so that a stale one does no harm", async () => {
    const { ask, rest } = await aGateway();
    await ask(logIn, { input: { email: "a@b.example", password: "x" } }, { authorization: "Bearer stale" });
    expect(rest.calls[0]?.headers.authorization).toBeUndefined();
  });

  test("answers a refusal in the service's words, with nothing else set", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/login", { status: 422, errors: [{ error: "Invalid email or password", code: "INVALID" }] });
    const answer = await ask(logIn, { input: { email: "a@b.example", password: "x" } });
    expect(answer.status).toBe(200);
    expect(answer.at("logIn")).toEqual({
      jwt: null,
      viewer: null,
      errors: [{ message: "Invalid email or password", field: null, code: "INVALID" }],
    });
    expect(rest.made()).toEqual(["POST /v1/user/login"]);
  });

  test("takes a server's 401 for a refused login, not for the end of a session", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/login", { status: 401, errors: ["Wrong password"] });
    const answer = await ask(logIn, { input: { email: "a@b.example", password: "x" } });
    expect(answer).toMatchObject({ status: 200, errors: [] });
    expect(answer.at("logIn.errors.0.message")).toBe("Wrong password");
  });

  test("tells a locked account apart", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/login", { status: 429, errors: ["Too many attempts"], headers: { "retry-after": "840" } });
    const mutation = logIn.replace("code }", "code retryAfter }");
    const answer = await ask(mutation, { input: { email: "a@b.example", password: "x" } });
    expect(answer.at("logIn.errors")).toEqual([{ message: "Too many attempts", field: null, code: "RATE_LIMITED", retryAfter: 840 }]);
  });

  test.each([
    'mutation { a: logIn(input: { email: "a@b.example", password: "1" }) { jwt } b: logIn(input: { email: "a@b.example", password: "2" }) { jwt } }',
    'mutation { logIn(input: { email: "a@b.example", password: "1" }) { jwt } ...Again } fragment Again on Mutation { changePassword(input: { oldPassword: "1", newPassword: "2" }) { jwt } }',
  ])("may be tried once in a request: %s", async (operation) => {
    const { ask, rest } = await aGateway();
    const answer = await ask(operation);
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ message: "An operation may log in, sign up or change the profile once", extensions: { code: "OPERATION_TOO_COMPLEX" } }],
    });
    expect(rest.calls).toEqual([]);
  });
});

describe("signing up", () => {
  test("sends the four fields and opens the session (R-371)", async () => {
    const { ask, rest } = await aGateway();
    const input = { name: "Asha Mehta", email: "asha@tarangvel.example", password: "monsoon-42", type: "EXPORTER" };
    const answer = await ask(signUp, { input });
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: "/v1/user/signup", body: input });
    expect(answer.at("signUp")).toEqual({ jwt: "jwt of asha@tarangvel.example", viewer: { status: "ONBOARDING_COMPLETED" }, errors: [] });
  });

  test("keeps several refusals in their order, with their fields", async () => {
    const { ask, rest } = await aGateway();
    const errors = [
      { error: "Please enter a valid email address", code: "INVALID", field: ["email"] },
      { error: "An account with this email already exists", code: "DUPLICATE", field: ["email"] },
      "And a plain text",
      { message: "And a message" },
    ];
    rest.say("POST /v1/user/signup", { status: 200, errors });
    const answer = await ask(signUp, { input: { name: "", email: "", password: "", type: "EXPORTER" } });
    expect(answer.at("signUp.errors")).toEqual([
      { message: "Please enter a valid email address", field: ["email"], code: "INVALID" },
      { message: "An account with this email already exists", field: ["email"], code: "DUPLICATE" },
      { message: "And a plain text", field: null, code: "INVALID" },
      { message: "And a message", field: null, code: "INVALID" },
    ]);
  });
});

describe("the circuit breaker", () => {
  const mutations: [string, string][] = [
    ["POST /v1/user/login", 'mutation { logIn(input: { email: "a@b.example", password: "x" }) { jwt } }'],
    ["POST /v1/user/signup", 'mutation { signUp(input: { name: "A", email: "a@b.example", password: "xxxxxx", type: EXPORTER }) { jwt } }'],
    ["POST /v1/user/update", 'mutation { changePassword(input: { oldPassword: "monsoon-42", newPassword: "x" }) { jwt } }'],
    ["POST /v1/user/update", 'mutation { updateProfile(input: { oldPassword: "monsoon-42", newPassword: "x" }) { jwt } }'],
  ];
  test.each(mutations)("does not count %s that takes too long or breaks off: %s", async (route, mutation) => {
    const { ask, rest } = await aGateway({ rest: { documentMs: 200, breakerFailures: 2, breakerPauseMs: 60_000 } });
    for (const reply of [() => {}, () => {}, hangUp, hangUp]) {
      rest.say(route, reply);
      expect((await ask(mutation)).errors[0]?.extensions["code"]).toMatch(
        route.endsWith("/login") ? /^UPSTREAM_(TIMEOUT|UNAVAILABLE)$/ : /^OUTCOME_UNKNOWN$/,
      );
    }
    expect((await ask("{ viewer { name } }")).data).toEqual({ viewer: { name: "Asha Mehta" } });
  });
});

describe("the profile", () => {
  test("a new name goes to user/update alone (R-373)", async () => {
    const { ask, rest } = await aGateway();
    await ask('mutation { updateProfile(input: { name: "Asha R. Mehta" }) { errors { message } } }');
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: "/v1/user/update", body: { name: "Asha R. Mehta" } });
  });

  test("nothing new needs a session all the same", async () => {
    const { ask, rest } = await aGateway();
    expect((await ask(updateProfile, { input: {} })).at("updateProfile.viewer.name")).toBe("Asha Mehta");
    rest.say("GET /v1/user/info", { status: 401, errors: ["over"] });
    expect(await ask(updateProfile, { input: {} })).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(rest.made()).toEqual(["GET /v1/user/info", "GET /v1/user/info"]);
  });

  test("a new name and a new password go to user/update in one call, which answers the new session", async () => {
    const { ask, rest } = await aGateway();
    const input = { name: "Asha R. Mehta", oldPassword: "monsoon-42", newPassword: "monsoon-43" };
    const answer = await ask(updateProfile, { input });
    expect(rest.made()).toEqual(["POST /v1/user/update", "GET /v1/user/info"]);
    expect(rest.calls[0]).toMatchObject({ body: input });
    expect(rest.calls[1]?.headers.authorization).toBe("Bearer jwt after change");
    expect(answer.at("updateProfile")).toEqual({ jwt: "jwt after change", viewer: { name: "Asha Mehta" }, errors: [] });
  });

  test("a refused password is told with its field, and nothing else was sent", async () => {
    const { ask, rest } = await aGateway();
    const refusal = { error: "Current password is incorrect", code: "INVALID", field: ["oldPassword"] };
    rest.say("POST /v1/user/update", { status: 422, errors: [refusal] });
    const answer = await ask(updateProfile, { input: { name: "Asha R. Mehta", oldPassword: "wrong", newPassword: "monsoon-43" } });
    expect(rest.made()).toEqual(["POST /v1/user/update"]);
    const errors = [{ message: "Current password is incorrect", code: "INVALID", field: ["oldPassword"], retryAfter: null }];
    expect(answer.at("updateProfile")).toEqual({ jwt: null, viewer: null, errors });
  });

  test("a new password goes to user/update, and the request goes on with the new session (R-373)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(changePassword, { input: { oldPassword: "monsoon-42", newPassword: "monsoon-43" } });
    expect(rest.calls[0]).toMatchObject({ path: "/v1/user/update", body: { oldPassword: "monsoon-42", newPassword: "monsoon-43" } });
    expect(rest.calls[1]?.headers.authorization).toBe("Bearer jwt after change");
    expect(answer.at("changePassword")).toEqual({ jwt: "jwt after change", viewer: { name: "Asha Mehta" }, errors: [] });
  });

  test("a server that answers no new token leaves the present one valid", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/update", { data: null });
    const answer = await ask(changePassword, { input: { oldPassword: "monsoon-42", newPassword: "monsoon-43" } });
    expect(answer.at("changePassword")).toEqual({ jwt: null, viewer: { name: "Asha Mehta" }, errors: [] });
    expect(rest.calls[1]?.headers.authorization).toBe("Bearer a-token");
  });

  test("the set-up's status is sent as it is and read back (R-080, R-374)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      "mutation { setOnboardingStatus(input: { status: ONBOARDING_IN_PROGRESS }) { viewer { status } errors { message } } }",
    );
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: "/v1/user/onboarding", body: { status: "ONBOARDING_IN_PROGRESS" } });
    expect(answer.at("setOnboardingStatus")).toEqual({ viewer: { status: "ONBOARDING_IN_PROGRESS" }, errors: [] });
  });
});

describe("the session", () => {
  test("goes upstream as it came, bare tokens too (R-039)", async () => {
    const { ask, rest } = await aGateway();
    await ask("{ viewer { name } }", {}, { authorization: "a-bare-token" });
    expect(rest.calls[0]?.headers.authorization).toBe("a-bare-token");
  });

  test.each(["query { viewer { name } }", 'mutation { updateProfile(input: { name: "x" }) { viewer { name } errors { message } } }'])(
    "that is over answers HTTP 401 and UNAUTHENTICATED: %s",
    async (operation) => {
      const { ask, rest } = await aGateway();
      for (const route of ["GET /v1/user/info", "POST /v1/user/update"]) rest.say(route, { status: 401, errors: ["Session is over"] });
      const answer = await ask(operation);
      expect(answer).toMatchObject({ status: 401, errors: [{ message: "Please log in again", extensions: { code: "UNAUTHENTICATED" } }] });
    },
  );

  test("without one the service is asked all the same, and its 401 told", async () => {
    const { post, rest } = await aGateway();
    rest.say("GET /v1/user/info", { status: 401, errors: ["Please log in"] });
    const answer = await post(JSON.stringify({ query: "{ viewer { name } }" }), { "content-type": "application/json" });
    expect(answer.status).toBe(401);
    expect(rest.calls[0]?.headers.authorization).toBeUndefined();
  });

  test("the viewer is told with REST's names turned (R-346, R-372)", async () => {
    const { ask } = await aGateway();
    const { data } = await ask(
      "{ viewer { name email type status paymentTerms shipmentTerms currencies declarations originCountries destinationCountries packagingUnits { totalCount } } }",
    );
    expect(data).toEqual({
      viewer: {
        name: "Asha Mehta",
        email: "asha@tarangvel.example",
        type: "EXPORTER",
        status: "ONBOARDING_COMPLETED",
        paymentTerms: ["100% irrevocable L/C at sight"],
        shipmentTerms: ["FOB Mundra"],
        currencies: ["USD", "EUR"],
        declarations: ["We declare"],
        originCountries: ["India"],
        destinationCountries: ["Kenya", "United Arab Emirates"],
        packagingUnits: { totalCount: 1 },
      },
    });
  });

  test("a server that tells no id of the account has the e-mail address stand in for it", async () => {
    const { ask } = await aGateway({ isForeign: true });
    const answer = await ask("{ viewer { id } }");
    expect(Buffer.from(String(answer.at("viewer.id")), "base64url").toString()).toBe("Viewer:asha@tarangvel.example");
  });
});
