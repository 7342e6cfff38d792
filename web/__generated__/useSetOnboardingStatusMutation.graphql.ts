/**
 * @generated SignedSource<<4046269fece2abd87c1f80de91f1f0ad>>
 * @relayHash 842331674d248d7f2277d85daa1e021b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0630f546c055b790e05104f86ccba4ab66db49413ba504ef75abec1b2236fce1

import type { ConcreteRequest } from 'relay-runtime';
export type OnboardingStatus = "ONBOARDING_COMPLETED" | "ONBOARDING_IN_PROGRESS" | "ONBOARDING_PENDING";
export type SetOnboardingStatusInput = {
  status: OnboardingStatus;
};
export type useSetOnboardingStatusMutation$variables = {
  input: SetOnboardingStatusInput;
};
export type useSetOnboardingStatusMutation$data = {
  readonly setOnboardingStatus: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly viewer: {
      readonly status: OnboardingStatus | null | undefined;
    } | null | undefined;
  };
};
export type useSetOnboardingStatusMutation = {
  response: useSetOnboardingStatusMutation$data;
  variables: useSetOnboardingStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetOnboardingStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetOnboardingStatusPayload",
        "kind": "LinkedField",
        "name": "setOnboardingStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetOnboardingStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetOnboardingStatusPayload",
        "kind": "LinkedField",
        "name": "setOnboardingStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0630f546c055b790e05104f86ccba4ab66db49413ba504ef75abec1b2236fce1",
    "metadata": {},
    "name": "useSetOnboardingStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "adbbafe0c54641d3dc1fda4ca72b262d";

export default node;
