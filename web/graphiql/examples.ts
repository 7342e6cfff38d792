/** An operation to start from: one tab of GraphiQL. */
export type Example = { query: string; variables: Record<string, unknown> };

/** The way of an integrator: an account, master data, a shipment, its documents. Ids are those that earlier tabs answered. */
export const examples: Example[] = [
  {
    query: `# Makes an account. The other tabs then go in its name; programs send the jwt of the answer: { "Authorization": "Bearer …" }
mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    jwt
    viewer { id name status }
    errors { message field code }
  }
}
`,
    variables: { input: { name: "Asha Mehta", email: "asha@example.com", password: "a long secret", type: "EXPORTER" } },
  },
  {
    query: `mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    jwt
    errors { message code }
  }
}
`,
    variables: { input: { email: "asha@example.com", password: "a long secret" } },
  },
  {
    query: `# Who is signed in, and all master data that shipments choose from.
query MasterData {
  viewer {
    name
    status
    firms { nodes { id name ieCode addresses { addressId name } bankDetails { bankId nickname } } }
    buyers { totalCount nodes { id name country } }
    brokers { nodes { id name } }
    goods { nodes { id name hsnCode } }
    packagingUnits { nodes { id orderUnit packingUnit weight packageType netWeight grossWeight } }
    loadingPorts { nodes { id name country } }
    dischargePorts { nodes { id name country } }
    paymentTerms
    shipmentTerms
    currencies
    declarations
    originCountries
    destinationCountries
  }
}
`,
    variables: {},
  },
  {
    query: `mutation CreateBuyer($input: CreateBuyerInput!) {
  createBuyer(input: $input) {
    buyer { id name address country }
    errors { message field code }
  }
}
`,
    variables: { input: { name: "Al Marjan Foodstuff Trading L.L.C.", address: "Deira, Dubai", country: "United Arab Emirates" } },
  },
  {
    query: `# The newest shipments, with numbered pages.
query Shipments($first: Int, $after: String) {
  viewer {
    shipments(first: $first, after: $after) {
      totalCount
      nodes { id name createdAt invoiceNo consignee { name } currency totalAmount }
      pageCursors {
        first { page cursor }
        around { page cursor isCurrent }
        last { page cursor }
      }
    }
  }
}
`,
    variables: { first: 10, after: null },
  },
  {
    query: `# A whole shipment with all worked-out figures; take its id from the list of shipments.
query Shipment($id: ID!) {
  node(id: $id) {
    ... on Shipment {
      name
      version
      products { name quantity rate amount package { total type netWeight grossWeight } }
      totals { subtotal amountBeforeGST gst invoiceValue totalAmount totalPackages totalNetWeight totalGrossWeight }
      attachments { nodes { id name type sizeInMB downloadUrl } }
    }
  }
}
`,
    variables: { id: "" },
  },
  {
    query: `# Draws a commercial invoice and stores it on the shipment.
mutation GenerateInvoice($input: GenerateInvoiceInput!) {
  generateInvoice(input: $input) {
    attachment { id name downloadUrl }
    shipment { invoiceNo invoiceDate }
    errors { message field code }
  }
}
`,
    variables: { input: { shipmentId: "", invoiceNo: "EXP/001/26-27", invoiceDate: "2026-05-04", addPL: true, printSpecification: true } },
  },
];
