import { buildSchema, findBreakingChanges } from "graphql";

/** The words before the coordinate in graphql's description of a change. */
const lead =
  /^(Standard scalar|Field|Argument|Enum value|A required (field|argument)|Directive|Repeatable flag was removed from|\w+ was removed from(?= @))\s+/;

/**
 * The breaking changes between two schemas (SDL) that the changelog does not announce. A change is announced by
 * its schema coordinate in backticks, such as `Viewer.name` or `Query.node(id:)`, in the section "Unreleased".
 */
export function unannouncedChanges(released: string, current: string, changelog: string): string[] {
  const [, unreleased = ""] = /^## Unreleased$(.*?)(?=^## |$(?![^]))/ms.exec(changelog) ?? [];
  return findBreakingChanges(buildSchema(released), buildSchema(current))
    .map(({ description }) => ({ description, coordinate: coordinateOf(description) }))
    .filter(({ coordinate }) => !unreleased.includes(`\`${coordinate}\``))
    .map(({ description, coordinate }) => `${description} Announce \`${coordinate}\` in CHANGELOG.md, or take it back.`);
}

function coordinateOf(description: string): string {
  return /^@?[\w.]+(\(\w+:\))?/.exec(description.replace(lead, ""))?.[0].replace(/\.$/, "") ?? description;
}
