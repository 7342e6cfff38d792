import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { arrival } from "../../../web/ui/page/usePlace.ts";

test("a page that loads again while it goes to another address arrives when that has loaded, though the navigation ends before (R-1218)", async () => {
  const [first, interrupted, last] = Array.from({ length: 3 }, () => Promise.withResolvers<null>());
  const loads = [first, interrupted, last];
  const router = createMemoryRouter([{ path: "/", loader: async () => await loads.shift()?.promise }]);
  first?.resolve(null);
  router.initialize();
  await arrival(router);
  const navigation = router.navigate("/?type=OTHER");
  void router.revalidate();
  interrupted?.resolve(null);
  await navigation;
  expect([router.state.navigation.state, router.state.location.search]).toEqual(["loading", ""]);
  const there = arrival(router).then(() => router.state.location.search);
  last?.resolve(null);
  expect(await there).toBe("?type=OTHER");
  router.dispose();
});
