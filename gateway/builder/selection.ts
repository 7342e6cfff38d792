import { Kind, type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";

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

/** A question about what an operation selects. A query that runs again holds the same nodes, so that the answer is worked out once for them. */
export function memoizeBySelection(ask: (info: GraphQLResolveInfo) => boolean): (info: GraphQLResolveInfo) => boolean {
  const answers = new WeakMap<readonly FieldNode[], boolean>();
  return (info) => {
    const answer = answers.get(info.fieldNodes) ?? ask(info);
    answers.set(info.fieldNodes, answer);
    return answer;
  };
}
