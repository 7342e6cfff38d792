import { graphql } from "relay-runtime";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import type { viewerUserInfoQuery$data } from "../__generated__/viewerUserInfoQuery.graphql.ts";

/** All fields of user info. One REST call upstream; afterwards every form finds its choices in the store. */
export const viewerUserInfo = graphql`
  query viewerUserInfoQuery {
    viewer {
      id
      name
      email
      type
      status
      role
      isPartner
      firms {
        nodes {
          id
          name
          ieCode
          pan
          cin
          phone
          email
          rcmc
          signatoryName
          signatoryDesignation
          signatoryMobile
          signingPlace
          lutArn
          lutDate
          lutFinancialYear
          dateStyle
          blankMarks
          coveringLetterWording
          valueDeclarationWording
          rodtepWording
          authorityWording
          originWording
          vgmWording
          version
          stamp {
            key
          }
          letterhead {
            key
          }
          addresses {
            addressId
            name
            address
            gst
          }
          bankDetails {
            bankId
            nickname
            accountNumber
            iban
            accountHolderName
            bank
            bankAddress
            swiftCode
            branch
            adCode
            country
          }
        }
      }
      originCountries
      destinationCountries
      buyers {
        nodes {
          id
          name
          address
          country
          contactPerson
          phone
          email
          taxNumber
          bankName
          bankAddress
          bankSwiftCode
        }
      }
      brokers {
        nodes {
          id
          name
          country
        }
      }
      loadingPorts {
        nodes {
          id
          name
          country
        }
      }
      dischargePorts {
        nodes {
          id
          name
          country
        }
      }
      paymentTerms
      shipmentTerms
      packagingUnits {
        nodes {
          id
          orderUnit
          packingUnit
          weight
          packageType
          netWeight
          grossWeight
        }
      }
      goods {
        nodes {
          id
          name
          hsnCode
          specification
          sqcUnit
          stateOfOrigin
        }
      }
      currencies
      declarations
      contractFormats {
        nodes {
          id
          name
          fields {
            name
            value
          }
        }
      }
      documentTemplates {
        nodes {
          id
          name
          heading
          body
        }
      }
    }
  }
`;

type Viewer = NonNullable<viewerUserInfoQuery$data["viewer"]>;

/** The viewer in REST's shape, as stored under `userInfo`, with global ids. */
export function userInfoOf(viewer: Viewer): UserInfo {
  return {
    userId: viewer.id,
    name: viewer.name,
    email: viewer.email,
    // If the server returns neither, the user sees what an exporter sees.
    type: viewer.type ?? "EXPORTER",
    status: viewer.status ?? "ONBOARDING_COMPLETED",
    ...(viewer.role !== "OWNER" && { role: viewer.role }),
    ...(viewer.isPartner && { isPartner: true }),
    firms: viewer.firms.nodes.map(firmOf),
    originCountry: [...viewer.originCountries],
    destinationCountry: [...viewer.destinationCountries],
    buyers: viewer.buyers.nodes.map(({ id, ...buyer }) => ({ buyerId: id, ...buyer })),
    brokers: viewer.brokers.nodes.map(({ id, ...broker }) => ({ brokerId: id, ...broker })),
    loadingPorts: viewer.loadingPorts.nodes.map(({ id, ...port }) => ({ portId: id, ...port })),
    dischargePorts: viewer.dischargePorts.nodes.map(({ id, ...port }) => ({ portId: id, ...port })),
    paymentTerms: [...viewer.paymentTerms],
    shipmentTerms: [...viewer.shipmentTerms],
    units: viewer.packagingUnits.nodes.map(unitOf),
    goods: viewer.goods.nodes.map(({ id, ...goods }) => ({ goodsId: id, ...goods })),
    currency: [...viewer.currencies],
    declaration: [...viewer.declarations],
    contractFormat: viewer.contractFormats.nodes.map(({ id, name, fields }) => ({
      contractId: id,
      name,
      fields: Object.fromEntries(fields.map((field) => [field.name, field.value])),
    })),
    documentTemplates: viewer.documentTemplates.nodes.map(({ id, ...template }) => ({ templateId: id, ...template })),
  };
}

function firmOf({
  id,
  stamp,
  letterhead,
  addresses,
  bankDetails,
  lutDate,
  version,
  ...firm
}: Viewer["firms"]["nodes"][number]): UserInfo["firms"][number] {
  return {
    firmId: id,
    ...firm,
    ...(version !== null && { version }),
    lutDate: lutDate ? toDayMonthYear(lutDate) : "",
    stampKey: stamp?.key ?? "",
    letterHeadKey: letterhead?.key ?? "",
    address: [...addresses],
    bankDetails: bankDetails.map(({ branch, country, ...bank }) => ({ ...bank, ...(branch && { branch }), ...(country && { country }) })),
  };
}

/** REST's weights are numbers; this copy is for display, calculations use the exact figures. */
function unitOf(unit: Viewer["packagingUnits"]["nodes"][number]): UserInfo["units"][number] {
  const { id, weight, netWeight, grossWeight, ...texts } = unit;
  return {
    unitId: id,
    ...texts,
    weight: Number(weight),
    ...(netWeight !== null && netWeight !== undefined && { netWeight: Number(netWeight) }),
    ...(grossWeight !== null && grossWeight !== undefined && { grossWeight: Number(grossWeight) }),
  };
}
