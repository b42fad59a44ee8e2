/** docs/contract.md#scripts-of-the-page */
import { fireEvent, render, screen } from "@testing-library/react";
import { useContext } from "react";
import { expect, test, vi } from "vitest";
import { LoadFailure } from "#ui/load-failure.ts";
import { WithLoadNotice } from "./LoadNotice.tsx";

const SENTENCE = "Não foi possível carregar esta parte da página.";

function Part() {
  const { tell } = useContext(LoadFailure);
  return (
    <>
      <p>
        <button type="button" onClick={tell}>
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

test("a press whose code does not come says so beside what was pressed, and offers to reload", () => {
  open();
  expect(notice()).toBeNull();
  fireEvent.click(screen.getByText("Favoritos"));
  expect(notice()?.parentElement).toBe(screen.getByText("Favoritos").closest("p"));
  expect(notice()?.textContent).toBe(`${SENTENCE}Recarregar a página`);
});

test("a press in it leaves it there, so that its button hears the whole click", () => {
  open();
  fireEvent.click(screen.getByText("Favoritos"));
  fireEvent.keyDown(screen.getByText("Recarregar a página"), { key: "Enter" });
  fireEvent.click(screen.getByText(SENTENCE));
  expect(notice()).not.toBeNull();
});

test("the next press elsewhere closes it", () => {
  open();
  fireEvent.click(screen.getByText("Favoritos"));
  fireEvent.click(screen.getByText("Outra coisa"));
  expect(notice()).toBeNull();
});

test("without a network the page is reloaded only once it answers: the browser may be wrong", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const ask = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", ask);
  open();
  fireEvent.click(screen.getByText("Favoritos"));
  fireEvent.click(screen.getByText("Recarregar a página"));
  expect(await screen.findByText("Está sem ligação à internet.")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  ask.mockImplementation(() => Promise.resolve() as never);
  fireEvent.click(screen.getByText("Recarregar a página"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});

test("where the press has opened a panel, it stands in the panel", () => {
  open(
    <>
      <Part />
      <dialog open>Painel</dialog>
    </>,
  );
  fireEvent.click(screen.getByText("Favoritos"));
  expect(notice()?.parentElement?.localName).toBe("dialog");
});

test("code that does not come by itself, without a press, says nothing", () => {
  function Eager() {
    const { tell } = useContext(LoadFailure);
    return <button type="button" ref={() => tell()} />;
  }
  open(<Eager />);
  expect(notice()).toBeNull();
});
