import { isRouteErrorResponse } from "react-router";
import { isMissingCode, RequestError, textOfError } from "../../relay/RequestError.ts";

/**
 * An error screen's title and text: the server's message or the error's own; an unknown address says so. A server that cannot be
 * reached is not an application error.
 */
export function errorMessage(error: unknown): { title: string; text: string } {
  const title = "Unexpected Application Error!";
  if (isRouteErrorResponse(error)) return { title, text: `${error.status} ${error.statusText}` };
  const isAway = isMissingCode(error) || (error instanceof RequestError && error.status === 0);
  return { title: isAway ? "No connection to the server" : title, text: textOfError(error) };
}
