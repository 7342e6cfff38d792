import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

/** Calls back once with what the address requests (`?do=invoice`), and removes the request from the address. */
export function useAddressRequest(name: string, onRequest: (wanted: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(name);
  const handleRequest = useEffectEvent((request: string) => {
    const others = new URLSearchParams(search);
    others.delete(name);
    setSearch(others, { replace: true, preventScrollReset: true });
    onRequest(request);
  });
  useEffect(() => {
    if (wanted !== null) handleRequest(wanted);
  }, [wanted]);
}
