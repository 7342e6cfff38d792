import { Kind, type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";

/** A selected field. `isSure` unless a directive (`@skip`, `@include`, `@defer`) may remove it. */
export type Selected = { node: FieldNode; isSure: boolean };

type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/** Yields the fields selected in `set`, fragments spread. `operationLimits.ts` has rejected circular fragments before. */
export function* selectedFields(set: SelectionSetNode | undefined, fragments: Fragments, isSure = true): Generator<Selected> {
  for (const selection of set?.selections ?? []) {
    const isSureHere = isSure && (selection.directives ?? []).length === 0;
    if (selection.kind === Kind.FIELD) yield { node: selection, isSure: isSureHere };
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* selectedFields(selection.selectionSet, fragments, isSureHere);
    else yield* selectedFields(fragments[selection.name.value]?.selectionSet, fragments, isSureHere);
  }
}

/** Memoizes a question about an operation's selections. A repeated query has the same nodes, so the result is computed once. */
export function memoizeBySelection(ask: (info: GraphQLResolveInfo) => boolean): (info: GraphQLResolveInfo) => boolean {
  const answers = new WeakMap<readonly FieldNode[], boolean>();
  return (info) => {
    const answer = answers.get(info.fieldNodes) ?? ask(info);
    answers.set(info.fieldNodes, answer);
    return answer;
  };
}
