# Sourced by its neighbours: ask QUERY VARIABLES [HEADER] prints the data. Whatever is refused is printed to stderr and ends the program.
: "${LADING_URL:?must be the address of Lading}" "${LADING_KEY:?must be an API key}"

ask() {
  local answer status=0
  answer=$(jq -n --arg query "$1" --argjson variables "$2" '{query: $query, variables: $variables}' |
    curl -sS --fail-with-body "$LADING_URL/graphql" -H "Authorization: Bearer $LADING_KEY" -H 'Content-Type: application/json' \
      ${3:+-H "$3"} --data-binary @-) || status=$?
  check "$status" "$answer"
}

# check STATUS ANSWER prints the data of an answer without refusals; STATUS is how curl ended, which says itself why it failed.
check() {
  local problems
  problems=$(printf '%s' "$2" | jq -r '(.errors // [])[].message, (.data // {} | .[] | objects | .errors? // [])[].message' 2>/dev/null) ||
    problems="$LADING_URL is no address of Lading"
  if [ -n "$problems" ]; then printf '%s\n' "$problems" >&2; fi
  if [ -n "$problems" ] || [ "$1" -ne 0 ]; then exit 1; fi
  printf '%s' "$2" | jq .data
}

# shipment_named WORDS prints the id of the newest shipment that has them in its name or a number.
shipment_named() {
  local data id
  data=$(ask 'query ($find: String!) { viewer { shipments(first: 1, find: $find) { nodes { id } } } }' \
    "$(jq -n --arg find "$1" '{find: $find}')") || exit 1
  id=$(printf '%s' "$data" | jq -r '.viewer.shipments.nodes[0].id // empty')
  [ -n "$id" ] || { echo "No shipment has \"$1\" in its name or a number" >&2; exit 1; }
  echo "$id"
}
