import type { ComponentPropsWithoutRef } from "react";
import { useOwnForm } from "./own-form.ts";
import { useUntold } from "./untold.ts";

/**
 * A checkbox or radio whose state on the screen counts (`untold.ts`). Takes all attributes of an
 * `<input>`.
 */
export function Tick(input: ComponentPropsWithoutRef<"input">) {
  const control = useUntold(input.onChange);
  return <input ref={control} form={useOwnForm()} {...input} />;
}
