import { graphql, type IEnvironment } from "relay-runtime";
import { statsFailures, statsLimits } from "#domain/stats/stats.ts";
import type { statsColumnEditsAddMutation } from "../../__generated__/statsColumnEditsAddMutation.graphql.ts";
import type { statsColumnEditsDeleteMutation } from "../../__generated__/statsColumnEditsDeleteMutation.graphql.ts";
import type { statsColumnEditsRenameMutation } from "../../__generated__/statsColumnEditsRenameMutation.graphql.ts";
import type { statsColumnEditsResizeMutation } from "../../__generated__/statsColumnEditsResizeMutation.graphql.ts";
import { commitStats } from "./statsCommit.ts";

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
      }
    }
  }
`;

const renameMutation = graphql`
  mutation statsColumnEditsRenameMutation($input: RenameStatsColumnInput!) {
    renameStatsColumn(input: $input) {
      errors {
        message
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation statsColumnEditsDeleteMutation($input: DeleteStatsColumnInput!) {
    deleteStatsColumn(input: $input) {
      errors {
        message
      }
    }
  }
`;

/** Column mutations. Each returns whether the server accepted it, after showing any error. */
export type StatsColumnEdits = {
  /** Returns the new column's `columnId`, or null. */
  add: (firmId: string, name: string) => Promise<string | null>;
  resize: (id: string, width: number) => Promise<boolean>;
  rename: (id: string, name: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
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
      return (await commitStats<statsColumnEditsResizeMutation>(environment, sent)) !== null;
    },
    async rename(id, name) {
      const sent = { mutation: renameMutation, variables: { input: { id, name } }, failure: statsFailures.rename };
      return (await commitStats<statsColumnEditsRenameMutation>(environment, sent)) !== null;
    },
    async remove(id) {
      const sent = { mutation: deleteMutation, variables: { input: { id } }, failure: statsFailures.delete };
      return (await commitStats<statsColumnEditsDeleteMutation>(environment, sent)) !== null;
    },
  };
}
