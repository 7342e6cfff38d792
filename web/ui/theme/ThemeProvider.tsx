import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariables, theme } from "./theme.ts";

/** The same key that `public/theme.js` reads before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: "theme" });

type Props = { children: ReactNode };

/** The product's theme; light or dark as chosen, by default the system's preference. */
export function ThemeProvider({ children }: Props) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorScheme} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
