import { isRouteErrorResponse } from "react-router";
import { textOfError } from "../relay/RequestError.ts";

/** What an error screen says (spec section 8): the server's words or the error's message; an address without a page says so. */
export function errorWords(error: unknown): { title: string; text: string } {
  const title = "Unexpected Application Error!";
  if (isRouteErrorResponse(error)) return { title, text: `${error.status} ${error.statusText}` };
  return { title, text: textOfError(error) };
}
