"""Generates the commercial invoice of a shipment and saves the PDF here.

    python3 invoice.py WORDS INVOICE_NO INVOICE_DATE      such as: invoice.py "Jebel Ali" EXP/001/26-27 2026-05-04
"""

import hashlib
import json
import os
import sys
import urllib.error
import urllib.request

URL, KEY = os.environ.get("LADING_URL", ""), os.environ.get("LADING_KEY", "")

FIND = """
query ($find: String!) {
  viewer { shipments(first: 1, find: $find) { nodes { id name currency totals { invoiceValue } } } }
}
"""

GENERATE = """
mutation ($input: GenerateInvoiceInput!) {
  generateInvoice(input: $input) { attachment { name downloadUrl } errors { message field code } }
}
"""


def ask(query, variables, **headers):
    """The data of an operation; ends the program with the server's words where it refuses."""
    body = json.dumps({"query": query, "variables": variables}).encode()
    sent = {"Authorization": "Bearer " + KEY, "Content-Type": "application/json", **headers}
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + "/graphql", data=body, headers=sent), timeout=60) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        answer = refusal_in(error)
    except OSError as error:  # nothing answers, or the network fails
        sys.exit(f"Lading cannot be reached at {URL}: {getattr(error, 'reason', error)}")
    except ValueError:  # no URL, or an answer that is no JSON
        sys.exit(f"{URL} is no address of Lading")
    problems = answer.get("errors") or []
    for payload in (answer.get("data") or {}).values():
        problems = problems + ((payload or {}).get("errors") or [])
    if problems:
        sys.exit("; ".join(problem["message"] for problem in problems))
    return answer["data"]


def refusal_in(error):
    """The GraphQL answer in an HTTP error; ends the program where there is none."""
    try:
        answer = json.load(error)
        return answer if isinstance(answer, dict) and "errors" in answer else sys.exit(f"{URL} answered with HTTP {error.code}")
    except ValueError:
        sys.exit(f"{URL} is no address of Lading: it answered with HTTP {error.code}")


def main(words, invoice_no, invoice_date):
    found = ask(FIND, {"find": words})["viewer"]["shipments"]["nodes"]
    if not found:
        sys.exit(f'No shipment has "{words}" in its name or a number')
    shipment = found[0]
    print(f"{shipment['name']}: {shipment['currency']} {(shipment['totals'] or {}).get('invoiceValue', '–')}")
    # The same shipment and number are the same job: sent twice it makes one document.
    job = hashlib.sha256(f"{shipment['id']} {invoice_no} {invoice_date}".encode()).hexdigest()
    given = {"shipmentId": shipment["id"], "invoiceNo": invoice_no, "invoiceDate": invoice_date}
    attachment = ask(GENERATE, {"input": given}, **{"Idempotency-Key": job})["generateInvoice"]["attachment"]
    with urllib.request.urlopen(attachment["downloadUrl"], timeout=60) as file, open(attachment["name"], "wb") as saved:
        saved.write(file.read())
    print(f"Saved {attachment['name']}")


if not (URL and KEY and len(sys.argv) == 4):
    sys.exit("Set LADING_URL and LADING_KEY, and name a shipment, a number and a date")
main(*sys.argv[1:])
