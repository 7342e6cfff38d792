# Sourced by its neighbours: ask QUERY VARIABLES [HEADER] prints the data, or says what was wrong and ends the program.
: "${LADING_URL:?must be the address of Lading}" "${LADING_KEY:?must be an API key}"

ask() {
  answer=$(jq -n --arg query "$1" --argjson variables "$2" '{query: $query, variables: $variables}' |
    curl -sS "$LADING_URL/graphql" -H "Authorization: Bearer $LADING_KEY" -H 'Content-Type: application/json' ${3:+-H "$3"} --data-binary @-)
  told "$answer"
}

# told ANSWER prints the data of an answer without refusals.
told() {
  problems=$(printf '%s' "$1" | jq -r '(.errors // [])[].message, (.data // {} | .[] | objects | .errors? // [])[].message')
  if [ -n "$problems" ]; then
    printf '%s\n' "$problems" >&2
    exit 1
  fi
  printf '%s' "$1" | jq .data
}

# shipment_named WORDS prints the id of the newest shipment that has them in its name or a number.
shipment_named() {
  id=$(ask 'query ($find: String!) { viewer { shipments(first: 1, find: $find) { nodes { id } } } }' \
    "$(jq -n --arg find "$1" '{find: $find}')" | jq -r '.viewer.shipments.nodes[0].id // empty')
  [ -n "$id" ] || { echo "No shipment has \"$1\" in its name or a number" >&2; exit 1; }
  echo "$id"
}
