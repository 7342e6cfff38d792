import { graphql, type IEnvironment } from "relay-runtime";
import { statsFailures, statsLimits } from "#domain/stats/stats.ts";
import type { statsColumnEditsAddMutation } from "../../__generated__/statsColumnEditsAddMutation.graphql.ts";
import type { statsColumnEditsDeleteMutation } from "../../__generated__/statsColumnEditsDeleteMutation.graphql.ts";
import type { statsColumnEditsRenameMutation } from "../../__generated__/statsColumnEditsRenameMutation.graphql.ts";
import type { statsColumnEditsResizeMutation } from "../../__generated__/statsColumnEditsResizeMutation.graphql.ts";
import { commitEdit, commitStats, type EditOutcome } from "./statsCommit.ts";

const addMutation = graphql`
  mutation statsColumnEditsAddMutation($input: AddStatsColumnInput!) {
    addStatsColumn(input: $input) {
      column {
        columnId
      }
      errors {
        message
      }
    }
  }
`;

const resizeMutation = graphql`
  mutation statsColumnEditsResizeMutation($input: ResizeStatsColumnInput!) {
    resizeStatsColumn(input: $input) {
      errors {
        message
        code
      }
    }
  }
`;

const renameMutation = graphql`
  mutation statsColumnEditsRenameMutation($input: RenameStatsColumnInput!) {
    renameStatsColumn(input: $input) {
      errors {
        message
        code
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation statsColumnEditsDeleteMutation($input: DeleteStatsColumnInput!) {
    deleteStatsColumn(input: $input) {
      errors {
        message
        code
      }
    }
  }
`;

/** Column mutations. Each shows its error. */
export type StatsColumnEdits = {
  /** Returns the new column's `columnId`, or null. */
  add: (firmId: string, name: string) => Promise<string | null>;
  resize: (id: string, width: number) => Promise<EditOutcome>;
  rename: (id: string, name: string) => Promise<EditOutcome>;
  remove: (id: string) => Promise<EditOutcome>;
};

export function createStatsColumnEdits(environment: IEnvironment): StatsColumnEdits {
  return {
    async add(firmId, name) {
      const variables = { input: { firmId, name, width: statsLimits.defaultWidth } };
      const response = await commitStats<statsColumnEditsAddMutation>(environment, {
        mutation: addMutation,
        variables,
        failure: statsFailures.add,
      });
      return response?.addStatsColumn.column?.columnId ?? null;
    },
    async resize(id, width) {
      const sent = { mutation: resizeMutation, variables: { input: { id, width } }, failure: statsFailures.width };
      return await commitEdit<statsColumnEditsResizeMutation>(environment, sent);
    },
    async rename(id, name) {
      const sent = { mutation: renameMutation, variables: { input: { id, name } }, failure: statsFailures.rename };
      return await commitEdit<statsColumnEditsRenameMutation>(environment, sent);
    },
    async remove(id) {
      const sent = { mutation: deleteMutation, variables: { input: { id } }, failure: statsFailures.delete };
      return await commitEdit<statsColumnEditsDeleteMutation>(environment, sent);
    },
  };
}
