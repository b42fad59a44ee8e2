import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure } from "#api/client.ts";
import { formSettings, heldSend } from "../../../tests/support/forms.ts";
import { FileGone, findSubmission } from "./submission-store.ts";

const noNetwork = () =>
  new CallFailure("POST /api/x failed", {
    cause: Object.assign(new Error("Network Error"), { code: "ERR_NETWORK" }),
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a submission; the test settles its attempts one by one. */
function start(key: string) {
  const draft = {
    key,
    read: () => ({}),
    write: () => {},
    sendId: () => "id",
    erase: () => {},
    forget: vi.fn(),
    isCurrent: () => true,
    isSafe: () => true,
  };
  const { bridge } = formSettings();
  const onFileGone = vi.fn();
  const store = findSubmission("general-contact", draft);
  const hide = store.show({ bridge, isVisitorHere: () => true, onFileGone });
  const { send, succeed, fail } = heldSend();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  store.start(send, "content");
  return {
    store,
    send,
    hide,
    onFileGone,
    find: () => findSubmission("general-contact", draft),
    state: () => store.read().is,
    outcomes: () => vi.mocked(bridge.emit).mock.calls.map(([, detail]) => Object.values(detail)[0]),
    async succeed() {
      succeed();
      await settle();
    },
    async fail(cause: Error = noNetwork()) {
      fail(cause);
      await settle();
    },
  };
}

test("accepts the answer to an attempt that was running when the visitor cancelled", async () => {
  const { store, send, state, outcomes, fail, succeed } = start("cancelled");
  await fail();
  store.sendLater();
  dispatchEvent(new Event("online"));
  store.cancel();
  expect([state(), send.mock.calls.length]).toEqual(["unanswered", 2]);
  await succeed();
  expect([state(), outcomes()]).toEqual(["sent", ["failure", "success"]]);
});

test("joins the running attempt if the visitor cancels it and then sends again", async () => {
  const { store, send, state, fail } = start("joined");
  await fail();
  store.sendLater();
  dispatchEvent(new Event("online"));
  store.cancel();
  store.sendLater();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  await fail();
  expect(state()).toBe("waiting");
  store.cancel();
});

test("reports a missing answer to the page once, however often the form is sent again", async () => {
  const { store, state, outcomes, fail } = start("told");
  await fail();
  store.sendLater();
  dispatchEvent(new Event("online"));
  await fail();
  expect([state(), outcomes()]).toEqual(["waiting", ["failure"]]);
  store.cancel();
});

test("shows the form again, and stops sending, if a file is gone at a later attempt", async () => {
  const { store, send, state, onFileGone, outcomes, fail } = start("gone");
  await fail();
  store.sendLater();
  dispatchEvent(new Event("online"));
  await fail(new FileGone("gone"));
  await vi.advanceTimersByTimeAsync(300_000);
  expect([state(), onFileGone.mock.calls.length, send.mock.calls.length]).toEqual(["idle", 1, 2]);
  expect(outcomes()).toEqual(["failure"]);
});

test("is found by a form that comes back while a cancelled attempt is still running", async () => {
  const { store, hide, find, succeed, fail } = start("found");
  await fail();
  store.sendLater();
  dispatchEvent(new Event("online"));
  store.cancel();
  hide();
  expect(find()).toBe(store);
  await succeed();
  expect(find()).toBe(store);
});
