import { describe, expect, test } from "vitest";
import { RequestError, textOfError } from "../../../web/relay/RequestError.ts";

/** An error with this body. */
function answered(body: unknown, message = "own words"): RequestError {
  return new RequestError(message, { status: 500, body });
}

describe("what is read of a failed request", () => {
  test.each([
    "Failed to fetch dynamically imported module: https://lading.example/assets/SupportPage-C4k1.js",
    "error loading dynamically imported module: https://lading.example/assets/SupportPage-C4k1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/SupportPage-B2x.css",
  ])("is, of code that did not come, no path of the build: %s", (message) => {
    const text = textOfError(new TypeError(message));
    expect(text).toContain("The server cannot be reached");
    expect(text).not.toContain("assets");
  });

  test("is first the answer's errors list, be they texts or objects with error or message, joined by commas (R-345, R-398)", () => {
    const errors = ["One", { error: "two" }, { message: "three" }];
    expect(textOfError(answered({ errors, message: "m", error: "e" }), "default")).toBe("One, two, three");
  });

  test("is then the answer's message, then its error (R-399)", () => {
    expect(textOfError(answered({ errors: [], message: "m", error: "e" }), "default")).toBe("m");
    expect(textOfError(answered({ message: "", error: "e" }), "default")).toBe("e");
  });

  test("is then the error's own message, and last the operation's words or 'An unexpected error occurred' (R-400)", () => {
    expect(textOfError(answered("<h1>Bad Gateway</h1>"), "default")).toBe("own words");
    expect(textOfError(new TypeError("x is null"), "default")).toBe("x is null");
    expect(textOfError(answered(null, ""), "Failed to delete buyer")).toBe("Failed to delete buyer");
    expect(textOfError(answered({ errors: ["", { error: " " }, {}] }, ""), "Failed to delete buyer")).toBe("Failed to delete buyer");
    expect(textOfError(answered({ errors: [{ message: "An unexpected error occurred" }] }, ""), "Failed to load data")).toBe(
      "Failed to load data",
    );
    expect([textOfError(answered(null, "")), textOfError(null)]).toEqual(["An unexpected error occurred", "An unexpected error occurred"]);
  });
});
