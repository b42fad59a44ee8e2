import type { ComponentPropsWithoutRef } from "react";
import { useOwnForm } from "./own-form.ts";
import { useUntold } from "./untold.ts";

/** A tick box or a radio that counts as it stands on the screen; an `<input>` with all of its attributes. */
export function Tick(input: ComponentPropsWithoutRef<"input">) {
  const control = useUntold(input.onChange);
  return <input ref={control} form={useOwnForm()} {...input} />;
}
