#!/usr/bin/env bash
# Stores a file (PDF, JPEG or PNG, at most 25 MB) on a shipment.
#   upload.sh WORDS TYPE FILE      such as: upload.sh "Jebel Ali" BILL_OF_LADING bill-of-lading.pdf
set -euo pipefail
: "${3:?Name a shipment, a type and a file}"
. "$(dirname "$0")/ask.sh"

id=$(shipment_named "$1")
operations=$(jq -n --arg id "$id" --arg type "$2" '{
  query: "mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { attachment { name sizeInMB } errors { message } } }",
  variables: {input: {shipmentId: $id, type: $type, file: null}}
}')
# In curl's quotes a name may have commas and semicolons.
file=$(printf '%s' "$3" | sed 's/[\\"]/\\&/g')
# GraphQL multipart requests: the operation, which variable the file is, the file. The extra header keeps other sites' forms out.
status=0
answer=$(curl -sS --fail-with-body "$LADING_URL/graphql" -H "Authorization: Bearer $LADING_KEY" -H 'GraphQL-Require-Preflight: 1' \
  --form-string "operations=$operations" -F 'map={"file":["variables.input.file"]}' -F "file=@\"$file\"") || status=$?
data=$(check "$status" "$answer")
printf '%s' "$data" | jq -r '"Stored \(.uploadAttachment.attachment.name)"'
