/** docs/contract.md#scripts-of-the-page */
import { fireEvent, render, screen } from "@testing-library/react";
import { useContext } from "react";
import { expect, test, vi } from "vitest";
import { LoadFailure } from "#ui/load-failure.ts";
import { WithLoadNotice } from "./LoadNotice.tsx";

const SENTENCE = "Não foi possível carregar esta parte da página.";

function Part() {
  const { showFailure } = useContext(LoadFailure);
  return (
    <>
      <p>
        <button type="button" onClick={showFailure}>
          <span>Favoritos</span>
        </button>
      </p>
      <p>Outra coisa</p>
    </>
  );
}
const open = (part = <Part />) =>
  render(
    <div className="imo">
      <WithLoadNotice wrapper={() => undefined} report={() => undefined}>
        {part}
      </WithLoadNotice>
    </div>,
  );
const notice = () => screen.queryByRole("alert");

test("says beside the pressed control that its code failed to load, and offers to reload", () => {
  open();
  expect(notice()).toBeNull();
  fireEvent.click(screen.getByText("Favoritos"));
  expect(notice()?.parentElement).toBe(screen.getByText("Favoritos").closest("p"));
  expect(notice()?.textContent).toBe(`${SENTENCE}Recarregar a página`);
});

test("stays during a press on it, so that its button gets the whole click", () => {
  open();
  fireEvent.click(screen.getByText("Favoritos"));
  fireEvent.keyDown(screen.getByText("Recarregar a página"), { key: "Enter" });
  fireEvent.click(screen.getByText(SENTENCE));
  expect(notice()).not.toBeNull();
});

test("closes on the next press elsewhere", () => {
  open();
  fireEvent.click(screen.getByText("Favoritos"));
  fireEvent.click(screen.getByText("Outra coisa"));
  expect(notice()).toBeNull();
});

test("while offline, reloads only once the page answers", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.fn();
  vi.stubGlobal("location", { href: location.href, reload });
  const ask = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", ask);
  open();
  fireEvent.click(screen.getByText("Favoritos"));
  fireEvent.click(screen.getByText("Recarregar a página"));
  expect(await screen.findByText("Está sem ligação à internet.")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  ask.mockImplementation(() => Promise.resolve() as never);
  fireEvent.click(screen.getByText("Recarregar a página"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 15_000);
});

test("appears in the panel that the press has opened", () => {
  open(
    <>
      <Part />
      <dialog open>Painel</dialog>
    </>,
  );
  fireEvent.click(screen.getByText("Favoritos"));
  expect(notice()?.parentElement?.localName).toBe("dialog");
});

test("says nothing about missing code without a press", () => {
  function Eager() {
    const { showFailure } = useContext(LoadFailure);
    return <button type="button" ref={() => showFailure()} />;
  }
  open(<Eager />);
  expect(notice()).toBeNull();
});

test("marks the pressed control while its code is loading", () => {
  let end = () => {};
  function Waiting() {
    const { showBusy } = useContext(LoadFailure);
    const press = () => {
      end = showBusy();
    };
    return (
      <>
        <button type="button" onClick={press}>
          <span>Avise-me</span>
        </button>
        <div className="imo-select__control">
          <input aria-label="Tipo" onClick={press} />
        </div>
      </>
    );
  }
  open(<Waiting />);
  for (const pressed of [screen.getByText("Avise-me"), screen.getByLabelText("Tipo")]) {
    fireEvent.click(pressed);
    expect(document.querySelector("[aria-busy=true]")?.contains(pressed)).toBe(true);
    end();
    expect(document.querySelector("[aria-busy]")).toBeNull();
  }
});
