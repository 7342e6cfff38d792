import { useEffect } from "react";
import { useRouteError } from "react-router";
import { isMissingCode, isOutdated } from "../../relay/RequestError.ts";
import { reloadIfReachable } from "./tryAgain.ts";

/**
 * The error of a page. One that was opened a while before an update lacks its code or operations since, and is reloaded (R-1120, ADR-0158).
 * A page that was just loaded is not: it would fail again.
 */
export function useRouteFailure(): unknown {
  const error = useRouteError();
  useEffect(() => {
    if ((isMissingCode(error) || isOutdated(error)) && performance.now() > 60_000) void reloadIfReachable();
  }, [error]);
  return error;
}
