/** docs/contract.md#failed-chunks */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { LoadFailure } from "./load-failure.ts";
import { useLater } from "./use-later.ts";

function asked(load: () => Promise<string>) {
  const onFailure = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <LoadFailure value={onFailure}>{children}</LoadFailure>;
  const { result } = renderHook(() => useLater(load), { wrapper });
  return { onFailure, code: () => result.current.code, want: () => act(() => result.current.want()) };
}

test("code comes once, however often it is wanted, and who waits hears that it is there", async () => {
  const load = vi.fn(async () => "code");
  const { code, want, onFailure } = asked(load);
  expect(code()).toBeNull();
  expect([await want(), await want()]).toEqual([true, true]);
  expect(code()).toBe("code");
  expect(load).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

test("code that does not come is reported, and asked for again by the next who wants it", async () => {
  const cause = new Error("404");
  const load = vi.fn(async () => "code").mockRejectedValueOnce(cause);
  const { code, want, onFailure } = asked(load);
  expect(await want()).toBe(false);
  expect(code()).toBeNull();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
  expect(await want()).toBe(true);
  expect(code()).toBe("code");
});
