import { accountMessages } from "#domain/account/account.ts";
import { startSession } from "../session/session.ts";
import { showInfo } from "../ui/feedback/toast.ts";

/** Starts the session of a user who just logged in or signed up. One that the browser does not keep ends with the page, which it says (R-1274). */
export function beginSession(jwt: string): void {
  if (!startSession(jwt)) showInfo(accountMessages.notKept);
}
