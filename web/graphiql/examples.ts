import { chosenAtRun } from "./chosenFile.ts";

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
    query: `# A shipment of rice in three containers; its ids are those that MasterData answers. Lading works out packages, weights and amounts.
mutation CreateShipment($input: CreateShipmentInput!) {
  createShipment(input: $input) {
    shipment {
      id
      products { name amount packages { total netWeight grossWeight } }
      totals { subtotal amountBeforeGST totalAmount totalPackages totalNetWeight totalGrossWeight }
    }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        firmId: "",
        addressId: "",
        bankId: "",
        consigneeId: "",
        notifyPartyIds: [],
        brokerId: "",
        name: "Rice 3x20 Jebel Ali",
        originCountry: "India",
        destinationCountry: "United Arab Emirates",
        preCarriage: "By Road",
        placeOfReceipt: "Rajkot Factory Stuffing",
        vessel: "MV TARANG SAGAR V.118W",
        portOfLoading: "Mundra",
        portOfDischarge: "Jebel Ali",
        finalDestination: "Jebel Ali",
        termsOfPayment: "20% advance by T/T, balance 80% by irrevocable L/C at sight",
        termsOfShipment: "CIF Jebel Ali Port, UAE (Incoterms 2020)",
        declaration:
          "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.",
        currency: "USD",
        type: "CONTAINERISED",
        containerDetail: { containerCount: 3, type: "FCL" },
        products: [
          { productId: "", unitId: "", quantity: "50", rate: "1085", netWeightPerPackage: "25", grossWeightPerPackage: "25.15" },
          { productId: "", unitId: "", quantity: "25", rate: "1142.50", netWeightPerPackage: "25", grossWeightPerPackage: "25.15" },
        ],
        charges: { discount: "312.50", advance: "16500", fob: "78900", freight: "3150", insurance: "450", commission: "750" },
      },
    },
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
      products { name quantity rate amount packages { total type netWeight grossWeight } }
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
  {
    query: `# Asks for a file when it runs, and sends it as a GraphQL multipart request: a PDF, JPEG or PNG of at most 25 MB.
mutation UploadAttachment($input: UploadAttachmentInput!) {
  uploadAttachment(input: $input) {
    attachment { id name sizeInMB downloadUrl }
    errors { message field code }
  }
}
`,
    variables: { input: { shipmentId: "", type: "BILL_OF_LADING", file: chosenAtRun } },
  },
  {
    query: `# The shipments of a firm as a sheet: cells by the columnId of their column. Go on by raising the offset until rowCount.
query StatsSheet($firmId: ID!, $offset: Int, $limit: Int) {
  node(id: $firmId) {
    ... on Firm {
      name
      statsSheet {
        rowCount
        columns { columnId name editable }
        rows(offset: $offset, limit: $limit) { shipment { id } values { cells colour } }
      }
    }
  }
}
`,
    variables: { firmId: "", offset: 0, limit: 100 },
  },
  {
    query: `# Runs until it is stopped, and tells what happens to the shipments meanwhile: change one in another window.
subscription ShipmentChanged($firmId: ID, $after: String) {
  shipmentChanged(firmId: $firmId, after: $after) {
    cursor
    at
    change
    shipmentId
    shipment { name version }
  }
}
`,
    variables: { firmId: null, after: null },
  },
];
