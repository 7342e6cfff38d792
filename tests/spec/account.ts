import type { Row } from "./row.ts";

const session = "tests/web/session.test.ts";
const servedForms = "tests/web/servedForms.test.ts";
const signUp = "tests/web/signUp.test.ts";
const profile = "tests/web/profile.test.ts";
const accountApi = "tests/api/user/account.test.ts";
const sessionApi = "tests/api/user/session.test.ts";

/** Sign in, sign up, the session and Profile. */
export const accountRows: readonly Row[] = [
  {
    rule: "Without a stored token a protected page leads to /login, which remembers where the user came from",
    shownBy: [
      [session, "without a token a protected page leads to sign-in, and sign-in back to that page"],
      ["tests/web/shipmentDetail.test.ts", "signed out, a shipment's page leads to sign-in and back"],
    ],
  },
  {
    rule: "Only a path of the product's own is remembered",
    shownBy: [[session, "a remembered path that is not ours is not followed"]],
  },
  {
    rule: "While user info loads, a loading state is shown",
    shownBy: [[session, "after the set-up onboarding leads to the dashboard; while user info loads nothing but that is shown"]],
  },
  {
    rule: "With a pending or in-progress status protected pages redirect to /onboarding",
    shownBy: [
      [session, "until the set-up is complete protected pages lead to onboarding"],
      ["tests/web/landing.test.ts", "a user in the set-up is sent on to onboarding"],
    ],
  },
  {
    rule: "With a completed status every path below /onboarding redirects to /dashboard",
    shownBy: [[session, "after the set-up onboarding leads to the dashboard; while user info loads nothing but that is shown"]],
  },
  {
    rule: "Sign In asks for email and password, both required, the email of email type, and has a link to /signup",
    shownBy: [
      [session, "sign-in asks for both fields and for an email, and leads to sign-up"],
      [servedForms, "who presses while the app cannot be had is told, keeps what is typed, and may try again"],
      [accountApi, "without e-mail or password names what is missing"],
    ],
  },
  {
    rule: "Sign In succeeds with 'Login successful' and goes to /, or to the remembered page",
    shownBy: [
      [session, "without a token a protected page leads to sign-in, and sign-in back to that page"],
      [session, "a remembered path that is not ours is not followed"],
    ],
  },
  {
    rule: "A refused sign-in is told under 'Login Failed'",
    shownBy: [
      [session, "a wrong password is told under 'Login Failed' and stores nothing"],
      [accountApi, "says the same of a wrong password and of an unknown e-mail"],
    ],
  },
  {
    rule: "Sign Up asks for full name, email, password, confirm password and account type, all required",
    shownBy: [
      [signUp, "all fields are required"],
      [accountApi, "with %j is refused"],
    ],
  },
  {
    rule: "Sign Up succeeds with 'Account created successfully' and goes to /onboarding/welcome",
    shownBy: [[signUp, "signing up leads to the welcome screen with a session"]],
  },
  {
    rule: "A refused sign-up is told under 'Signup Failed'",
    shownBy: [[signUp, "an email that is taken is told under 'Signup Failed' and the form is kept"]],
  },
  { rule: "Passwords must match, else 'Passwords do not match'", shownBy: [[signUp, "passwords that differ are refused"]] },
  {
    rule: "A password has at least 6 characters, else 'Password must be at least 6 characters long'",
    shownBy: [
      [signUp, "a password of five characters is refused"],
      [accountApi, "with %j is refused"],
    ],
  },
  {
    rule: "Account types that are not available say that registration for that type will be available soon",
    shownBy: [[signUp, "only exporters can register; the other types are coming soon and cannot be chosen"]],
  },
  {
    rule: "The token is kept under the storage key jwt, user info under userInfo",
    shownBy: [
      [signUp, "signing up leads to the welcome screen with a session"],
      [session, "the copy of user info has REST's shape and follows a change"],
    ],
  },
  {
    rule: "Any 401 answer clears token and user info and sends the browser to /login",
    shownBy: [
      [session, "a refused token ends the session with one way to sign-in"],
      [
        "tests/web/shipmentFormLeaving.test.ts",
        "a session that ends in mid-form keeps the draft through the real sign-in, for its owner alone",
      ],
      [sessionApi, "that is missing is 401 with the envelope, on every route"],
    ],
  },
  {
    rule: "A token that changes in another tab refreshes user info",
    shownBy: [
      [session, "a new token of the same user from another tab brings fresh user info"],
      [session, "another user's token from another tab leaves nothing of the first user"],
    ],
  },
  {
    rule: "A token that is taken away in another tab clears the user here",
    shownBy: [[session, "a token taken away in another tab ends the session here"]],
  },
  {
    rule: "When the user-info call fails other than by 401, or answers errors, the stored copy is used and 'Failed to load user information' told",
    shownBy: [[session, "when user info cannot be loaded the stored copy is used and the user told"]],
  },
  {
    rule: "Log out is local: it clears token and user info without a call, says 'You have been successfully logged out' and goes to /login",
    shownBy: [[session, "logging out clears token and user info without a call, says so briefly and forgets the page"]],
  },
  {
    rule: "A log-out that the browser does not take says 'Failed to logout. Please try again.'",
    shownBy: [[session, "a browser that does not let go of the token is told of, and the session goes on"]],
  },
  {
    rule: "Every call sends the stored token in the Authorization header",
    shownBy: [
      ["tests/gateway/schema/viewer/accountMutations.test.ts", "goes upstream as it came, bare tokens too"],
      [sessionApi, "is accepted as a bare token and as Bearer"],
    ],
  },
  {
    rule: "What is stored broken is repaired, not crashed on",
    shownBy: [[session, "broken storage is repaired, not crashed on"]],
  },
  {
    rule: "Profile shows name, e-mail and the account type as a badge",
    shownBy: [[profile, "Profile shows name, email and account type, and the email cannot be changed"]],
  },
  {
    rule: "The e-mail cannot be changed",
    shownBy: [[profile, "Profile shows name, email and account type, and the email cannot be changed"]],
  },
  {
    rule: "Profile's edit mode has current, new and confirm password, each with a show/hide toggle",
    shownBy: [[profile, "each password is shown while its toggle is on"]],
  },
  {
    rule: "Cancel restores the name and clears the password fields",
    shownBy: [[profile, "cancelling restores the name and clears the passwords"]],
  },
  {
    rule: "'Name cannot be empty'",
    shownBy: [
      [profile, "%s is refused with its own words"],
      [accountApi, "refuses the change %j and stays as it is"],
    ],
  },
  {
    rule: "A password change needs all three fields, else 'Please fill in all password fields to change password'",
    shownBy: [
      [profile, "%s is refused with its own words"],
      [accountApi, "refuses the change %j and stays as it is"],
    ],
  },
  { rule: "'New passwords do not match'", shownBy: [[profile, "%s is refused with its own words"]] },
  {
    rule: "'New password must be at least 6 characters long'",
    shownBy: [
      [profile, "%s is refused with its own words"],
      [accountApi, "refuses the change %j and stays as it is"],
    ],
  },
  { rule: "Without a change: 'No changes to update'", shownBy: [[profile, "%s is refused with its own words"]] },
  {
    rule: "Update Profile changes the name, and the local copy follows",
    shownBy: [[session, "the copy of user info has REST's shape and follows a change"]],
  },
  {
    rule: "A password change signs in from then on",
    shownBy: [
      [profile, "a new password signs in from then on, and this session goes on"],
      [sessionApi, "ends every other session at once; the one that made it goes on"],
    ],
  },
  {
    rule: "Without user info Profile says 'User information not found. Please log in again.' and goes to /login",
    shownBy: [[profile, "without user information the session ends at the sign-in page, which says why"]],
  },
  {
    rule: "No screen asks for more than a token and a completed set-up: master data and shipments belong to their owner alone",
    shownBy: [
      ["tests/api/shipment/shipment.test.ts", "another owner's shipment is not found, whatever is asked of it, and stays as it is"],
      ["tests/api/masterData/records.test.ts", "of another owner is as unknown as an id that never was"],
    ],
  },
];
