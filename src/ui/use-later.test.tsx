/** docs/contract.md#failed-chunks */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { LoadFailure } from "./load-failure.ts";
import { useLater } from "./use-later.ts";

function asked(load: () => Promise<string>) {
  const sink = { report: vi.fn(), showBusy: () => () => undefined, showFailure: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LoadFailure value={sink}>{children}</LoadFailure>
  );
  const { result } = renderHook(() => useLater(load), { wrapper });
  return {
    ...sink,
    code: () => result.current.code,
    want: () => act(() => result.current.want()),
    wantAtPress: () => act(() => result.current.wantAtPress()),
  };
}

test("loads the code once, however often it is wanted, and notifies everyone who waits", async () => {
  const load = vi.fn(async () => "code");
  const { code, want, report, showFailure } = asked(load);
  expect(code()).toBeNull();
  expect([await want(), await want()]).toEqual([true, true]);
  expect(code()).toBe("code");
  expect(load).toHaveBeenCalledOnce();
  expect([report.mock.calls, showFailure.mock.calls]).toEqual([[], []]);
});

test("reports code that fails to load, tells the visitor who pressed for it, and tries again at the next press", async () => {
  const cause = new Error("404");
  const load = vi
    .fn(async () => "code")
    .mockRejectedValueOnce(cause)
    .mockRejectedValueOnce(cause);
  const { code, want, wantAtPress, report, showFailure } = asked(load);
  expect(await want()).toBe(false);
  expect(code()).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith(cause);
  expect(showFailure).not.toHaveBeenCalled();
  expect(await wantAtPress()).toBe(false);
  expect([report.mock.calls.length, showFailure.mock.calls.length]).toEqual([2, 1]);
  expect(await want()).toBe(true);
  expect(code()).toBe("code");
});

test("shows that a press was noticed until the code has loaded, but not for code that loads ahead", async () => {
  let come = (_code: string) => {};
  const marks: string[] = [];
  const sink = {
    report: vi.fn(),
    showFailure: vi.fn(),
    showBusy() {
      marks.push("heard");
      return () => void marks.push("done");
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LoadFailure value={sink}>{children}</LoadFailure>
  );
  const load = () => new Promise<string>((resolve) => (come = resolve));
  const { result } = renderHook(() => useLater(load), { wrapper });
  void result.current.want();
  expect(marks).toEqual([]);
  const press = result.current.wantAtPress();
  expect(marks).toEqual(["heard"]);
  await act(async () => {
    come("code");
    await press;
  });
  expect(marks).toEqual(["heard", "done"]);
});
