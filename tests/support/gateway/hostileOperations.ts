/** So many parts of an operation, one after the other. */
export function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(" ");
}

/** Fragments of which each spreads the next one twice: 2^n fields in a few hundred bytes. */
function doubling(count: number): string {
  const fragments = many(count, (index) => `fragment F${index} on Viewer { ...F${index + 1} ... { ...F${index + 1} } }`);
  return `{ viewer { ...F0 } } ${fragments} fragment F${count} on Viewer { name }`;
}

/** Fragments that each spread all later ones. */
function tangled(count: number): string {
  const fragments = many(
    count,
    (index) => `fragment T${index} on Viewer { name ${many(count - index - 1, (next) => `...T${index + next + 1}`)} }`,
  );
  return `{ viewer { ...T0 } } ${fragments}`;
}

/** Operations that a stranger may send to keep the gateway busy, and the code that each is refused with. */
export const hostileOperations: [what: string, query: string, code: string][] = [
  [
    "fields nested 17 deep",
    `{ viewer { ${"shipments { nodes { attachments { nodes { ... on Node { ".repeat(1)}${"a { ".repeat(14)}b${" }".repeat(19)} } }`,
    "DEPTH_LIMIT",
  ],
  ["brackets nested thousands deep", `{ viewer { name(x: ${"[".repeat(5_000)}${"]".repeat(5_000)}) } }`, "DEPTH_LIMIT"],
  ["selections nested thousands deep", "{a".repeat(5_000) + "}".repeat(5_000), "DEPTH_LIMIT"],
  ["31 aliases", `{ ${many(31, (index) => `a${index}: viewer { name }`)} }`, "ALIAS_LIMIT"],
  [
    "aliases hidden in a fragment",
    `{ a: viewer { ...F } b: viewer { ...F } } fragment F on Viewer { ${many(16, (index) => `n${index}: name`)} }`,
    "ALIAS_LIMIT",
  ],
  [
    "a hundred aliased logins",
    `mutation { ${many(100, (index) => `a${index}: logIn(input: { email: "a@b.example", password: "${index}" }) { jwt }`)} }`,
    "ALIAS_LIMIT",
  ],
  ["2,100 tokens", `{ viewer { ${"name ".repeat(2_100)} } }`, "TOKEN_LIMIT"],
  ["quotes that open and end", `{a(b:${'""'.repeat(10_900)}`, "TOKEN_LIMIT"],
  ["brackets behind texts of every kind", `{a(b:"\\"{" c:"""{"\\"""{""" #{\n ${"[".repeat(5_000)}`, "DEPTH_LIMIT"],
  ["a text of a megabyte", `{ viewer { name } } # ${"x".repeat(1_000_000)}`, "TOKEN_LIMIT"],
  ["fragments that double", doubling(30), "OPERATION_TOO_COMPLEX"],
  ["40 tangled fragments", tangled(40), "OPERATION_TOO_COMPLEX"],
  ["a fragment that spreads itself", "{ viewer { ...F } } fragment F on Viewer { ...F }", "OPERATION_TOO_COMPLEX"],
  [
    "fragments in a circle",
    "{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...C } fragment C on Viewer { ...A }",
    "OPERATION_TOO_COMPLEX",
  ],
  ["an unused circle", "{ viewer { name } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }", "OPERATION_TOO_COMPLEX"],
  ["the schema three times", `{ ${many(3, (index) => `s${index}: __schema { types { name } }`)} }`, "OPERATION_TOO_COMPLEX"],
  [
    "a hundred shipments with everything",
    `{ viewer { shipments(first: 100) { nodes { ${"products { name unit { weight } packages { total } } ".repeat(10)} } } } }`,
    "OPERATION_TOO_COMPLEX",
  ],
  [
    "shipments within shipments' firms",
    `{ viewer { firms { nodes { shipments(first: 100) { nodes { attachments(first: 100) { nodes { content } } } } } } } }`,
    "OPERATION_TOO_COMPLEX",
  ],
];

/** Operations that take long to check: some are refused and some are answered. */
export const slowToCheck: [what: string, query: string][] = [
  ["a bracket and a text that never ends", `{a(b:"${'\\"'.repeat(10_900)}`],
  ["1,900 times the same field", `{ viewer { ${"name ".repeat(1_900)} } }`],
  ["1,900 unknown fields", `{ viewer { ${many(1_900, (index) => `f${index}`)} } }`],
  [
    "250 fragments",
    `{ viewer { ${many(200, (index) => `...F${index}`)} } } ${many(200, (index) => `fragment F${index} on Viewer { name }`)}`,
  ],
  [
    "a chain of 220 fragments",
    `{ viewer { ...F0 } } ${many(220, (index) => `fragment F${index} on Viewer { ...F${index + 1} }`)} fragment F220 on Viewer { name }`,
  ],
  ["480 repeated selections", `{ ${"viewer{name}".repeat(480)} }`],
  [
    "fragments that repeat a selection",
    `{ ${many(170, (index) => `...F${index}`)} } ${many(170, (index) => `fragment F${index} on Query{viewer{name}}`)}`,
  ],
  ["fields that conflict", `{ viewer { ${many(15, (index) => `a: buyers(first: ${index}) { totalCount }`)} } }`],
  ["450 unused variables", `query (${many(450, (index) => `$v${index}: Int`)}) { viewer { name } }`],
  ["300 directives", `{ viewer { name ${"@include(if: true) ".repeat(300)} } }`],
  ["introspection in itself", `{ __schema { types { ${"fields { type { ".repeat(5)} name ${" } }".repeat(5)} } } }`],
];

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`columnIdx${index}`, 1]));
const cells = "mutation ($input: UpdateStatsCellsInput!) { updateStatsCells(input: $input) { errors { message } } }";
const item = "mutation ($input: AddListItemInput!) { addListItem(input: $input) { errors { message } } }";

/** Variables that are wrong all over. */
export const wrongVariables: [what: string, query: string, variables: Record<string, unknown>][] = [
  ["a list of 20,000 empty objects", cells, { input: { cells: Array.from({ length: 20_000 }, () => ({})) } }],
  ["an object of 20,000 unknown fields", cells, { input: { cells: [keys(20_000)] } }],
  ["an object where a text is wanted", "query ($id: ID!) { node(id: $id) { id } }", { id: keys(20_000) }],
  ["a long word that no enum has", item, { input: { list: "X".repeat(400_000), item: "a" } }],
];
