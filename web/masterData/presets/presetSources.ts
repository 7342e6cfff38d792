import { graphql, useFragment } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import type { PresetSources } from "#domain/masterData/presets/listPresets.ts";
import type { presetSources_viewer$key } from "../../__generated__/presetSources_viewer.graphql.ts";

/** The records that presets may repeat, by their kind's name; without their gross weights, which users correct. */
type KnownRecords = { records: Readonly<Record<string, readonly { values: RecordValues }[]>> };

/** What the presets of lists are made from. */
export function usePresetSources(viewer: presetSources_viewer$key): PresetSources & KnownRecords {
  const { loadingPorts, dischargePorts, originCountries, firms, brokers, packagingUnits } = useFragment(
    graphql`
      fragment presetSources_viewer on Viewer {
        originCountries
        loadingPorts {
          nodes {
            name
            country
          }
        }
        dischargePorts {
          nodes {
            name
            country
          }
        }
        brokers {
          nodes {
            name
          }
        }
        packagingUnits {
          nodes {
            orderUnit
            packingUnit
            weight
            packageType
            netWeight
          }
        }
        firms {
          nodes {
            lutArn
            lutDate
          }
        }
      }
    `,
    viewer,
  );
  return {
    originCountries,
    loadingPorts: loadingPorts.nodes.map(({ name, country }) => ({ name, country })),
    dischargePorts: dischargePorts.nodes.map(({ name, country }) => ({ name, country })),
    records: {
      broker: brokers.nodes.map(({ name }) => ({ values: { name } })),
      packagingUnit: packagingUnits.nodes.map(({ orderUnit, packingUnit, weight, packageType, netWeight }) => ({
        values: { orderUnit, packingUnit, weight: weight ?? "", packageType, netWeight: netWeight ?? "" },
      })),
    },
    firms: firms.nodes.map(({ lutArn, lutDate }) => ({ lutArn: lutArn ?? "", lutDate: lutDate ?? "" })),
  };
}
