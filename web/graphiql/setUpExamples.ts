import { chosenAtRun } from "./chosenFile.ts";
import { fromAnswer } from "./earlierAnswers.ts";

/** An example operation: one tab of GraphiQL. */
export type Example = { query: string; variables: Record<string, unknown> };

/** Creates an account and the master data for a shipment. */
export const setUpExamples: Example[] = [
  {
    query: `# Run the tabs in order: each takes what it needs from the answers before. This one makes an account. The other tabs then go in its name; programs send the jwt of the answer: { "Authorization": "Bearer …" }
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
    query: `mutation CreateBroker($input: CreateBrokerInput!) {
  createBroker(input: $input) {
    broker { id name country }
    errors { message field code }
  }
}
`,
    variables: { input: { name: "Levant Agri Brokers FZE", country: "United Arab Emirates" } },
  },
  {
    query: `mutation CreateGoods($input: CreateGoodsInput!) {
  createGoods(input: $input) {
    goods { id name hsnCode }
    errors { message field code }
  }
}
`,
    variables: { input: { name: "INDIAN 1121 GOLDEN SELLA BASMATI RICE", hsnCode: "10063012", specification: "8.30 mm" } },
  },
  {
    query: `# Orders in tonnes, packed in bags of 25 KG.
mutation CreatePackagingUnit($input: CreatePackagingUnitInput!) {
  createPackagingUnit(input: $input) {
    packagingUnit { id orderUnit packingUnit weight packageType netWeight grossWeight }
    errors { message field code }
  }
}
`,
    variables: {
      input: { orderUnit: "MT", packingUnit: "KG", weight: "1000", packageType: "BAG", netWeight: "25", grossWeight: "25.15" },
    },
  },
  {
    query: `# Asks for a picture when it runs: the stamp that signs documents, PNG or JPEG.
mutation UploadFirmImage($input: UploadFirmImageInput!) {
  uploadFirmImage(input: $input) {
    key
    errors { message field code }
  }
}
`,
    variables: { input: { type: "STAMP_SIGN", file: chosenAtRun } },
  },
  {
    query: `mutation CreateFirm($input: CreateFirmInput!) {
  createFirm(input: $input) {
    firm { id name addresses { addressId name } bankDetails { bankId nickname } }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        name: "Tarangvel Exports Private Limited",
        ieCode: "AAXCT4821K",
        stampKey: fromAnswer("uploadFirmImage.key"),
        addresses: [{ name: "Head Office", address: "402, Silverline Trade Centre, Rajkot - 360005, India" }],
        bankDetails: [
          {
            nickname: "KCB USD",
            accountNumber: "018805001234",
            accountHolderName: "Tarangvel Exports Private Limited",
            bank: "Kathiawar Commercial Bank Ltd",
            swiftCode: "KTCBINBBRJT",
          },
        ],
      },
    },
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
];
