import { useEffect, useRef, useState, type ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { useMatches } from "react-router";
import { currentEnvironment } from "./environment.ts";
import { isLoadedPage, type LoadedPage } from "./page/pageQuery.ts";

type Props = { children: ReactNode };

/** Provides Relay to the screens of one layout, and releases the queries of pages that were left. */
export function RelayProvider({ children }: Props) {
  const [environment] = useState(currentEnvironment);
  useReleaseOfLeftPages();
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}

/**
 * A page left while loading never ran an effect, so its query is released here, by what the router shows. The release waits a turn, since
 * development mode unmounts and mounts again at once.
 */
function useReleaseOfLeftPages(): void {
  const shown = useMatches()
    .map(({ loaderData }) => loaderData)
    .filter(isLoadedPage);
  const held = useRef<LoadedPage[]>([]);
  const isMounted = useRef(false);
  useEffect(() => {
    for (const page of held.current) if (!shown.includes(page)) page.queryRef.dispose();
    held.current = shown;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      setTimeout(() => {
        if (isMounted.current) return;
        for (const page of held.current) page.queryRef.dispose();
      });
    };
  }, []);
}
