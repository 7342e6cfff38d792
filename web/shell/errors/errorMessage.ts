import { isRouteErrorResponse } from "react-router";
import { isMissingCode, RequestError, textOfError } from "../../relay/RequestError.ts";

/**
 * What an error screen says: the server's words or the error's message; an address without a page says so. A
 * server that cannot be reached is no error of the application.
 */
export function errorMessage(error: unknown): { title: string; text: string } {
  const title = "Unexpected Application Error!";
  if (isRouteErrorResponse(error)) return { title, text: `${error.status} ${error.statusText}` };
  const isAway = isMissingCode(error) || (error instanceof RequestError && error.status === 0);
  return { title: isAway ? "No connection to the server" : title, text: textOfError(error) };
}
