#!/usr/bin/env bash
# Generates the commercial invoice of a shipment and saves the PDF here.
#   invoice.sh WORDS INVOICE_NO INVOICE_DATE      such as: invoice.sh "Jebel Ali" EXP/001/26-27 2026-05-04
set -euo pipefail
: "${3:?Name a shipment, a number and a date}"
. "$(dirname "$0")/ask.sh"

id=$(shipment_named "$1")
input=$(jq -n --arg id "$id" --arg no "$2" --arg date "$3" '{input: {shipmentId: $id, invoiceNo: $no, invoiceDate: $date}}')
# The same shipment and number are the same job: sent twice it makes one document.
data=$(ask 'mutation ($input: GenerateInvoiceInput!) {
  generateInvoice(input: $input) { attachment { name downloadUrl } errors { message field code } }
}' "$input" "Idempotency-Key: $(printf '%s' "$id $2 $3" | cksum | tr -d ' ')-invoice")

name=$(printf '%s' "$data" | jq -r .generateInvoice.attachment.name)
curl -sS --fail-with-body "$(printf '%s' "$data" | jq -r .generateInvoice.attachment.downloadUrl)" -o "$name"
echo "Saved $name"
