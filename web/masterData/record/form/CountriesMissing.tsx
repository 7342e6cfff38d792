import { Alert, Anchor } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "react-router";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import type { CountryChoices } from "#domain/masterData/kind.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";

type Props = {
  choices: CountryChoices;
  /** Whether to offer a link to the countries: in Settings they are a tab away. */
  isLinked: boolean;
};

/** Why a port cannot be saved yet: it must be in one of the user's countries, and there are none. */
export function CountriesMissing({ choices, isLinked }: Props) {
  const kind = choices === "origin" ? originCountry : destinationCountry;
  const words = kind.title.toLowerCase();
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.7} />}>
      Please add{" "}
      {isLinked ? (
        <Anchor component={Link} to={`/dashboard/settings?tab=${kind.path}`} inherit c="inherit" underline="always">
          {words}
        </Anchor>
      ) : (
        words
      )}{" "}
      first: a port lies in one of them.
    </Alert>
  );
}
