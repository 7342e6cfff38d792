import { invalid, type Problem } from "../http/problem.ts";
import { withoutMarks, withoutUnseen } from "../text/unseen.ts";
import { accountTypeNames, isAccountType, openAccountTypes, type AccountType } from "./accountType.ts";

export const minimumPasswordLength = 6;
export const maximumPasswordLength = 1000;

export const accountMessages = {
  allRequired: "Please fill in all required fields",
  passwordsDiffer: "Passwords do not match",
  passwordShort: `Password must be at least ${minimumPasswordLength} characters long`,
  passwordLong: `Password must be at most ${maximumPasswordLength} characters long`,
  emailInvalid: "Please enter a valid email address",
  typeUnknown: "Please choose an account type",
  emailTaken: "An account with this email already exists",
  credentialsWrong: "Invalid email or password",
  nameEmpty: "Name cannot be empty",
  passwordFieldsMissing: "Please fill in all password fields to change password",
  newPasswordsDiffer: "New passwords do not match",
  newPasswordShort: `New password must be at least ${minimumPasswordLength} characters long`,
  oldPasswordWrong: "Current password is incorrect",
  nothingChanged: "No changes to update",
  notKept: "Your browser stores nothing for this site. Please sign in again after a reload and in each new tab.",
  sessionEnded: "Your session has ended. Please sign in again.",
} as const;

/** The mistakes of a sign-up, for service and form; the form adds `checkPasswordRepeat`. */
export function checkSignUp(input: { name: string; email: string; password: string; type: string }): Problem[] {
  const { email, password, type } = input;
  const name = personName(input.name);
  if (!name || !email.trim() || !password.trim() || !type) {
    const missing = !name ? "name" : !email.trim() ? "email" : !password.trim() ? "password" : "type";
    return [invalid(accountMessages.allRequired, missing)];
  }
  const problems: Problem[] = [];
  if (!isEmail(email)) problems.push(invalid(accountMessages.emailInvalid, "email"));
  if (password.length < minimumPasswordLength) problems.push(invalid(accountMessages.passwordShort, "password"));
  if (password.length > maximumPasswordLength) problems.push(invalid(accountMessages.passwordLong, "password"));
  if (!isAccountType(type)) problems.push(invalid(accountMessages.typeUnknown, "type"));
  else if (!openAccountTypes.includes(type)) problems.push(invalid(comingSoon(type), "type"));
  return problems;
}

/**
 * A person's name as it is stored: one line, without characters that change how the rest of a line is shown. Others read it in their history,
 * with what the person did and for whom.
 */
export function personName(entered: string): string {
  return withoutUnseen(entered).replaceAll(/\s+/g, " ").trim();
}

/** Whether a text looks like an e-mail address, ignoring surrounding blanks and unseen marks. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(withoutMarks(text).trim()) && text.length <= 255;
}

/** One account per address, ignoring case, surrounding blanks and the unseen marks of a copied one (R-1319). */
export function normalizeEmail(email: string): string {
  return withoutMarks(email).trim().toLowerCase();
}

/** The re-entry of a new account's password (the form's own rule: it is never sent). */
export function checkPasswordRepeat(password: string, repeat: string): Problem[] {
  return password === repeat ? [] : [invalid(accountMessages.passwordsDiffer, "confirmPassword")];
}

/** A password change on Profile: all three fields, the re-entry, the length. */
export function checkPasswordChange(input: { oldPassword: string; newPassword: string; confirmPassword: string }): Problem[] {
  const { oldPassword, newPassword, confirmPassword } = input;
  if (!oldPassword || !newPassword.trim() || !confirmPassword) return [invalid(accountMessages.passwordFieldsMissing)];
  if (newPassword !== confirmPassword) return [invalid(accountMessages.newPasswordsDiffer, "confirmPassword")];
  if (newPassword.length < minimumPasswordLength) return [invalid(accountMessages.newPasswordShort, "newPassword")];
  return newPassword.length > maximumPasswordLength ? [invalid(accountMessages.passwordLong, "newPassword")] : [];
}

/** The text for a type that cannot register yet. */
function comingSoon(type: AccountType): string {
  return `Coming Soon: registration for ${accountTypeNames[type]} accounts will be available soon`;
}
