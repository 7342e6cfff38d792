import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Navigates after a request, unless its page was left meanwhile: a late answer must not take the user away from another page. */
export function useNavigateFromHere(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = pathname;
    return () => {
      shown.current = null;
    };
  }, [pathname]);
  return async (to) => {
    if (shown.current === pathname) await navigate(to);
  };
}
