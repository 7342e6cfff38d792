import { isRouteErrorResponse } from "react-router";

/** What an error screen says (spec section 8): the error's message; an address without a page says so. */
export function errorWords(error: unknown): { title: string; text: string } {
  const title = "Unexpected Application Error!";
  if (isRouteErrorResponse(error)) return { title, text: `${error.status} ${error.statusText}` };
  return { title, text: error instanceof Error && error.message ? error.message : "An unexpected error occurred" };
}
