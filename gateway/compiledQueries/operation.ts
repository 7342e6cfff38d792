import {
  isAbstractType,
  Kind,
  visit,
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** A validated query with its fragments by name. */
export type Operation = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
};

/** Finds the document's query by name, or its only one; null when it is no query, has directives or reads the schema. */
export function operationOf(schema: GraphQLSchema, document: DocumentNode, name: string | null): Operation | null {
  const fragments: Operation["fragments"] = {};
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const operation = name === null ? operations[0] : operations.find((one) => one.name?.value === name);
  if (operation?.operation !== "query" || (name === null && operations.length > 1) || isSpecial(document)) return null;
  return { schema, operation, fragments };
}

function isSpecial(document: DocumentNode): boolean {
  let found = false;
  const seen = () => {
    found = true;
    return BREAK;
  };
  visit(document, { Directive: seen, Field: ({ name }) => (/^__(schema|type)$/.test(name.value) ? seen() : undefined) });
  return found;
}

/** Collects the fields selected on a type by response key, in order. One key may be selected in several places. */
export function fieldsOf(op: Operation, type: GraphQLObjectType, sets: SelectionSetNode[]): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const add = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : op.fragments[selection.name.value];
        if (part && applies(op.schema, part.typeCondition?.name.value, type)) add(part.selectionSet);
      }
    }
  };
  for (const set of sets) add(set);
  return fields;
}

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}
