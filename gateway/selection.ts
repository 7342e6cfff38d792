import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";

/** A selected field; `isSure` unless a directive on its way (`@skip`, `@include`, `@defer`) may still leave it out of the answer. */
export type Selected = { node: FieldNode; isSure: boolean };

type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/** The fields selected directly in `set`, fragments spread. Fragments in a circle are refused before anything is resolved (`limits.ts`). */
export function* selectedFields(set: SelectionSetNode | undefined, fragments: Fragments, isSure = true): Generator<Selected> {
  for (const selection of set?.selections ?? []) {
    const isSureHere = isSure && (selection.directives ?? []).length === 0;
    if (selection.kind === Kind.FIELD) yield { node: selection, isSure: isSureHere };
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* selectedFields(selection.selectionSet, fragments, isSureHere);
    else yield* selectedFields(fragments[selection.name.value]?.selectionSet, fragments, isSureHere);
  }
}
