type Named = { noun: string };

/** 'Loading port added successfully' and its siblings. */
export function addedMessage({ noun }: Named): string {
  return `${capitalise(noun)} added successfully`;
}

export function updatedMessage({ noun }: Named): string {
  return `${capitalise(noun)} updated successfully`;
}

/** Records are deleted, list items removed. */
export function deletedMessage({ noun }: Named, what: "record" | "item"): string {
  return `${capitalise(noun)} ${what === "record" ? "deleted" : "removed"} successfully`;
}

/** A form's message for an add that failed without one: 'Failed to add buyer'. */
export function addFailedMessage({ noun }: Named): string {
  return `Failed to add ${noun}`;
}

export function updateFailedMessage({ noun }: Named): string {
  return `Failed to update ${noun}`;
}

export function deleteFailedMessage({ noun }: Named): string {
  return `Failed to delete ${noun}`;
}

/** 'Buyer not found': the service's refusal of an unknown id and of another owner's. */
export function notFoundMessage({ noun }: Named): string {
  return `${capitalise(noun)} not found`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
