import type { ComponentPropsWithoutRef } from "react";
import { useOwnForm } from "./own-form.ts";
import { useScriptedValue } from "./scripted-value.ts";

/**
 * A checkbox or radio whose state on the screen counts (`scripted-value.ts`). Takes all attributes
 * of an `<input>`.
 */
export function Tick(input: ComponentPropsWithoutRef<"input">) {
  const control = useScriptedValue(input.onChange);
  return <input ref={control} form={useOwnForm()} {...input} />;
}
