/**
 * @generated SignedSource<<51ac63b7252664afd4a5725e5161cafa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardFooter_viewer$data = {
  readonly brokers: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Broker";
    }>;
  };
  readonly buyers: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Buyer";
    }>;
  };
  readonly contractFormats: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "ContractFormat";
    }>;
  };
  readonly currencies: ReadonlyArray<string>;
  readonly declarations: ReadonlyArray<string>;
  readonly destinationCountries: ReadonlyArray<string>;
  readonly dischargePorts: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "DischargePort";
    }>;
  };
  readonly documentTemplates: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "DocumentTemplate";
    }>;
  };
  readonly firms: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Firm";
    }>;
  };
  readonly goods: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Goods";
    }>;
  };
  readonly loadingPorts: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "LoadingPort";
    }>;
  };
  readonly originCountries: ReadonlyArray<string>;
  readonly packagingUnits: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "PackagingUnit";
    }>;
  };
  readonly paymentTerms: ReadonlyArray<string>;
  readonly shipmentTerms: ReadonlyArray<string>;
  readonly " $fragmentType": "WizardFooter_viewer";
};
export type WizardFooter_viewer$key = {
  readonly " $data"?: WizardFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardFooter_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardFooter_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originCountries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destinationCountries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currencies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declarations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FirmConnection",
      "kind": "LinkedField",
      "name": "firms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Firm",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BuyerConnection",
      "kind": "LinkedField",
      "name": "buyers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Buyer",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrokerConnection",
      "kind": "LinkedField",
      "name": "brokers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Broker",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadingPortConnection",
      "kind": "LinkedField",
      "name": "loadingPorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LoadingPort",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DischargePortConnection",
      "kind": "LinkedField",
      "name": "dischargePorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DischargePort",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PackagingUnitConnection",
      "kind": "LinkedField",
      "name": "packagingUnits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PackagingUnit",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsConnection",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Goods",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContractFormatConnection",
      "kind": "LinkedField",
      "name": "contractFormats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContractFormat",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentTemplateConnection",
      "kind": "LinkedField",
      "name": "documentTemplates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentTemplate",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "7acd38e0998e539a5941701f6b9a537d";

export default node;
