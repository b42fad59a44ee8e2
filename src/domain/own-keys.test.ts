import { expect, onTestFinished, test } from "vitest";
import { ownKeys } from "./own-keys.ts";

test("leaves out a key that a page put on Object.prototype", () => {
  Object.assign(Object.prototype, { extend: () => {} });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, "extend"));
  const found: string[] = [];
  for (const key in ownKeys({ id: 1, titulo: "Casa" })) found.push(key);
  expect(found).toEqual(["id", "titulo"]);
});
